/** The words of an answer that leave it: copied, or quoted in the next question. */
import { plainOf } from '../lib/search.ts'
import { bearingsOf, sentenceEnds, withoutCode } from '../lib/sentences.ts'
import { textOf } from '../lib/tree.ts'
import type { Answer, Source } from '../lib/types.ts'

/** What is copied: the answer as it was written, its sources as footnotes. */
export function markdownOf(answer: Answer): string {
  const notes = answer.sources.map(
    ({ title, location, quote }, index) => `[^${index + 1}]: ${title}, ${location}: “${quote}”`,
  )
  return [withFootnotes(answer), ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n')
}

/** What somebody selected in the conversation, numbers of sources left out. */
export function selectedIn(root: Element): string {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || !root.contains(selection.anchorNode)) return ''
  const part = selection.getRangeAt(0).cloneContents()
  for (const mark of part.querySelectorAll('button, [role="note"]')) mark.remove()
  return part.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

/** Numbers of sources as Markdown refers to footnotes. */
function withFootnotes(answer: Answer): string {
  const text = textOf(answer)
  const readable = withoutCode(text)
  return text.replace(/\[(\d{1,3})\]/g, (mark, number: string, at: number) =>
    answer.sources[Number(number) - 1] && readable.startsWith(mark, at) ? `[^${number}]` : mark,
  )
}

/**
 * What the next question quotes: what was selected in the answer, in whole words, or else a sentence; and where the
 * sources of all sentences in it stand.
 */
export function quotation(answer: Answer, selected = ''): string {
  const text = textOf(answer)
  const plain = plainOf(text)
  const stretch = stretchOf(plain, selected) ?? stretchOf(plain, firstSentence(answer))
  if (!stretch) return firstSentence(answer)
  const start = plain.lastIndexOf(' ', stretch.start) + 1
  const end = plain.indexOf(' ', stretch.end - 1)
  const words = plain.slice(start, end < 0 ? plain.length : end)
  const borne = bearingsOf(text, answer.sources).filter(({ sentence }) => {
    const said = stretchOf(plain, sentence)
    return said !== undefined && said.start < stretch.end && stretch.start < said.end
  })
  const places = new Set(borne.map(({ number }) => placeOf(answer.sources[number - 1])))
  return places.size > 0 ? `${words} (${[...places].join('; ')})` : words
}

/** Where words stand in a text, whatever stands between their letters: a page has no commas where a list ends. */
function stretchOf(text: string, words: string): { start: number; end: number } | undefined {
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)]
  const wanted = words.replace(/[^\p{L}\p{N}]/gu, '')
  const at =
    wanted === ''
      ? -1
      : letters
          .map(([letter]) => letter)
          .join('')
          .indexOf(wanted)
  const [first, last] = [letters[at], letters[at + wanted.length - 1]]
  return first && last && { start: first.index, end: last.index + last[0].length }
}

const placeOf = (source: Source | undefined) => [source?.title, source?.location].filter(Boolean).join(', ')

/** What is quoted where nothing is selected: the first sentence that a source bears, or else the first. */
function firstSentence(answer: Answer): string {
  const text = textOf(answer)
  const [first] = bearingsOf(text, answer.sources)
  if (first) {
    const line = text.slice(first.start).split('\n', 1)[0] ?? ''
    return plainOf(line.slice(0, sentenceEnds(line)[0]))
  }
  const plain = plainOf(text)
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain.slice(0, 200)
}
