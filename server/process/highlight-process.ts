/** Highlights what the process that began it sends: see highlighter.ts. It ends when that one lets go. */
import { createHighlight } from '#shared/highlight/highlight.ts'
import type { Answered, Asked } from './highlighter.ts'

const made = createHighlight()
process.on('message', async (asked) => {
  const { number, code, language } = asked as Asked
  const highlight = await made
  process.send?.({ number, html: highlight(code, language) } satisfies Answered)
})
