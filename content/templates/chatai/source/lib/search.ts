/** Search over history: every word must occur, in the title or in one message; the best conversation comes first. */
import { latestFirst } from './dates.ts'
import { textOf } from './tree.ts'
import type { Conversation, Thread } from './types.ts'

/** A stretch of text, marked where it is what was searched for. */
export interface Segment {
  text: string
  marked: boolean
}

export interface Hit {
  conversation: Conversation
  title: Segment[]
  /** The message that matches best, to be revealed; none where only the title matches. */
  messageId?: string
  /** Some words around the first match. */
  excerpt: Segment[]
  score: number
}

/** The words of a search, without case and accents. */
export const wordsOf = (query: string): string[] => [...new Set(fold(query).match(/[\p{L}\p{N}]+/gu) ?? [])]

/**
 * The conversations in which every word begins a word of the title or of one message. A title counts three times, a
 * word that stands there whole twice; the newer wins where all else is equal.
 */
export function search(threads: readonly Thread[], query: string, limit = 50): Hit[] {
  const words = wordsOf(query)
  if (!words.length) return []
  return threads
    .flatMap((thread) => hitOf(thread, words) ?? [])
    .sort((a, b) => b.score - a.score || latestFirst(a.conversation.updatedAt, b.conversation.updatedAt))
    .slice(0, limit)
}

/** The text in stretches, with every word that begins as one of those searched for marked. */
export function mark(text: string, words: readonly string[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const { start, end } of matches(text, words)) {
    if (start > at) segments.push({ text: text.slice(at, start), marked: false })
    segments.push({ text: text.slice(start, end), marked: true })
    at = end
  }
  if (at < text.length) segments.push({ text: text.slice(at), marked: false })
  return segments
}

function hitOf({ conversation, messages }: Thread, words: string[]): Hit | undefined {
  const inTitle = scoreOf(conversation.title, words) * 3
  let best: { id: string; text: string; score: number } | undefined
  for (const message of messages) {
    const text = textOf(message)
    const score = scoreOf(text, words)
    if (score > (best?.score ?? 0)) best = { id: message.id, text, score }
  }
  if (!inTitle && !best) return undefined
  return {
    conversation,
    title: mark(conversation.title, words),
    ...(best && { messageId: best.id }),
    excerpt: best ? mark(around(best.text, words), words) : [],
    score: inTitle + (best?.score ?? 0),
  }
}

/** 0 where a word is missing. More of the same word counts less and less, so that long answers do not win by length. */
function scoreOf(text: string, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    const found = matches(text, [word])
    if (!found.length) return 0
    score += (found.some(({ whole }) => whole) ? 2 : 1) + Math.log2(found.length)
  }
  return score
}

interface Match {
  start: number
  end: number
  whole: boolean
}

function matches(text: string, words: readonly string[]): Match[] {
  const found: Match[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const folded = fold(word)
    const wanted = words.filter((start) => folded.startsWith(start)).sort((a, b) => b.length - a.length)[0]
    if (wanted === undefined) continue
    let end = 0
    while (end < word.length && fold(word.slice(0, end)).length < wanted.length) end++
    found.push({ start: index, end: index + end, whole: folded === wanted })
  }
  return found
}

/** Markdown in one line: without its signs and the numbers of sources, the points of a list one after another. */
export const plainOf = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:`{3,}|~{3,}).*$|^[\s|:-]+$|\[\d+\]/gm, '')
    .replace(/^\s*(?:[-*+]|\d+\.)\s+/, '')
    .replace(/\n+\s*(?:[-*+]|\d+\.)\s+/g, ', ')
    .replace(/([:;,.!?]), /g, '$1 ')
    .replace(/\\?[`*#]|^\s*>+|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gmu, '')
    .replace(/\\(?=[\\_[\]<>|~])/g, '')
    .replace(/[\s|]+/g, ' ')
    .trim()

/** Code and tables are no sentences. */
const noSentences = /^(`{3,}|~{3,})[^]*?^\1.*$|^\s*\|.*$/gm

/** A list that a whole sentence leads to. */
const listAfterSentence = /(?<=[.!?])\n\n[-*] /

/** The first words of an answer, up to its first code, table, or list. */
export function opening(markdown: string): string {
  const ends = [markdown.search(noSentences), markdown.search(listAfterSentence)].filter((at) => at >= 0)
  const first = Math.min(...ends)
  const plain = plainOf(
    ends.length > 0 && first > 40 ? markdown.slice(0, first) : markdown.replace(noSentences, ''),
  ).replace(/:$/, '…')
  if (plain.length <= 150) return plain
  const whole = /^.{60,149}[\p{Ll}\d%]{2}[.?!](?= )/su.exec(plain)?.[0]
  return whole ?? `${plain.slice(0, plain.lastIndexOf(' ', 150))}…`
}

/** About 160 characters around the first match, cut between words. */
function around(text: string, words: readonly string[]): string {
  const sentences = plainOf(text.replace(noSentences, '\n'))
  const plain = matches(sentences, words).length > 0 ? sentences : plainOf(text)
  const first = matches(plain, words)[0]?.start ?? 0
  const from = first < 60 ? 0 : plain.indexOf(' ', first - 60) + 1
  const cut = plain.length > from + 160 ? plain.lastIndexOf(' ', from + 160) : plain.length
  const to = cut > first ? cut : Math.min(plain.length, from + 160)
  return `${from > 0 ? '…' : ''}${plain.slice(from, to)}${to < plain.length ? '…' : ''}`
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
