/** One page of a list as the query asks for it, with the header that leads to the others. */
export function pageOf(body: unknown, url: URL) {
  const list: readonly unknown[] = Array.isArray(body) ? body : []
  const perPage = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100)
  const page = Number(url.searchParams.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(list.length / perPage))
  const link = (number: number, relation: string) => {
    const target = new URL(url)
    target.searchParams.set('page', String(number))
    return `<${target.href}>; rel="${relation}"`
  }
  const links = [
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : []),
  ]
  const headers: Record<string, string> = links.length === 0 ? {} : { link: links.join(', ') }
  return { body: list.slice((page - 1) * perPage, page * perPage), headers }
}
