import { readFileSync } from 'node:fs'
import { marked } from 'marked'

const style = readFileSync(new URL('markdown-page.css', import.meta.url), 'utf8')

const alerts = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Caution',
}

/**
 * A page that shows Markdown about as GitHub shows a comment. Nothing is taken out: what GitHub's filter would have
 * stopped is left in, so that a test sees it. The page tells its height on its root element, as `data-height`.
 */
export function pageOf(markdown) {
  const body = marked
    .parse(markdown, { gfm: true, async: false })
    .replace(
      /<blockquote>\s*<p>\[!([A-Z]+)\]\s*/g,
      (_, kind) => `<blockquote class="${kind.toLowerCase()}"><p><b>${alerts[kind] ?? kind}</b></p><p>`,
    )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>comment</title><style>${style}</style></head>
<body>
<article>${body}</article>
<script>document.documentElement.dataset.height = Math.ceil(document.body.getBoundingClientRect().height)</script>
</body></html>
`
}
