export function documentOf(html: string): string
export function drawPage(html: string, file: string, width: number): void
