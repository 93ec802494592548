export function pageOf(markdown: string): string
