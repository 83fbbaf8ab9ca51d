/** The words of an answer that leave it: copied, or quoted in the next question. */
import { plainOf } from '../lib/search.ts'
import { textOf } from '../lib/tree.ts'
import type { Answer } from '../lib/types.ts'

/** What is copied: the answer as it was written, its sources as footnotes. */
export function markdownOf(answer: Answer): string {
  const notes = answer.sources.map(
    ({ title, location, quote }, index) => `[${index + 1}]: ${title}, ${location}: “${quote}”`,
  )
  return [textOf(answer), ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n')
}

/** What somebody selected in the conversation, numbers of sources left out. */
export function selectedIn(root: Element): string {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || !root.contains(selection.anchorNode)) return ''
  const part = selection.getRangeAt(0).cloneContents()
  for (const mark of part.querySelectorAll('button, [role="note"]')) mark.remove()
  return part.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

/** What is quoted where nothing is selected. */
export function firstSentence({ parts }: Answer): string {
  const text = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join(' ')
  const plain = plainOf(text)
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain.slice(0, 200)
}
