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

/** In which of the turns somebody is: where the focus is, or else what is selected; -1 in none. */
export function placeIn(turns: readonly (Element | undefined | null)[]): number {
  const focused = turns.findIndex((turn) => turn?.contains(document.activeElement))
  const selection = getSelection()
  if (focused >= 0 || !selection || selection.isCollapsed) return focused
  return turns.findIndex((turn) => turn?.contains(selection.anchorNode))
}

/** What somebody selected in an answer, and what stands before it there. */
export interface Selected {
  words: string
  before: string
}

export const nothingSelected: Selected = { words: '', before: '' }

/** What somebody selected in the conversation, numbers of sources left out. */
export function selectedIn(root: Element): Selected {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || !root.contains(selection.anchorNode)) return nothingSelected
  const range = selection.getRangeAt(0)
  const { startContainer, startOffset } = range
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const before = document.createRange()
  before.selectNodeContents(start?.closest('.answer-text') ?? root)
  before.setEnd(startContainer, startOffset)
  return { words: wordsOf(range), before: wordsOf(before) }
}

function wordsOf(range: Range): string {
  const part = range.cloneContents()
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
export function quotation(answer: Answer, { words: selected, before }: Selected = nothingSelected): string {
  const text = textOf(answer)
  const plain = plainOf(text)
  const stretch = stretchOf(plain, selected, lettersOf(before).length) ?? stretchOf(plain, firstSentence(answer))
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

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Where words stand in a text, whatever stands between their letters: a page has no commas where a list ends. Where
 * they stand more than once, it is the place that has the number of letters before it, or about as many.
 */
function stretchOf(text: string, words: string, before = 0): { start: number; end: number } | undefined {
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)]
  const wanted = lettersOf(words)
  const places = wanted === '' ? [] : [...lettersOf(text).matchAll(new RegExp(`(?=${wanted})`, 'gu'))]
  const [at = -1] = places
    .map(({ index }) => index)
    .toSorted((one, other) => Math.abs(one - before) - Math.abs(other - before))
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
