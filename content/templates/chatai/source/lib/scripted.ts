/** The stand-in for a model: scripted answers in the shape of the common chat API, with the pauses of a real one. */
import { archiveFiles, passages, type Passage } from '../archive.ts'
import { notFoundAnswer, scriptedAnswers } from './scripted-answers.ts'
import type { ChatMessage } from './provider.ts'
import type { Source } from './types.ts'

/** One piece of an answer, and how long a model would take for it, in milliseconds. */
export interface ScriptedPiece {
  wait: number
  text?: string
  source?: Source | undefined
}

export interface ScriptedReply {
  pieces: ScriptedPiece[]
  inputTokens: number
  outputTokens: number
}

/** The reply to a conversation. The same conversation always gets the same one, so that it can go on after a drop. */
export function replyTo(messages: readonly ChatMessage[], attempt = 0): ScriptedReply {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const found = find(asked.at(-1) ?? '') ?? (isFollowUp(asked.at(-1)) ? find(asked.at(-2) ?? '') : undefined)
  const text = found
    ? (found.versions[attempt % found.versions.length] ?? found.versions[0])
    : notFoundAnswer(archiveFiles.map(({ name }) => name))
  const pieces = piecesOf(text, (found?.passages ?? []).map(sourceOf))
  return { pieces, inputTokens: tokens(messages.map(({ content }) => content).join('\n')), outputTokens: tokens(text) }
}

/** A passage of the archive as a source. */
export function sourceOf(id: string): Source {
  const passage = passages.find((candidate) => candidate.id === id)
  const file = archiveFiles.find((candidate) => candidate.id === passage?.fileId)
  if (!passage || !file) throw new Error(`archive.ts has no passage "${id}", or not its file.`)
  const { before, words, after, place }: Passage = passage
  return {
    id,
    title: file.name,
    publisher: publishers[file.id] ?? '',
    date: file.added,
    url: '',
    location: place,
    quote: words,
    before,
    after,
    fileId: file.id,
  }
}

const publishers: Record<string, string> = {
  agreement: 'Town of Corliss and Brandt Builders',
  changes: 'Brandt Builders',
  minutes: 'Teague & Amsel',
  schedule: 'Brandt Builders',
  windows: 'Teague & Amsel',
  visits: 'Alder Street Library',
}

/** The answer with the most of its words in the question; of equals the first. */
function find(question: string) {
  const scored = scriptedAnswers.map((answer) => ({
    answer,
    score: answer.asks.reduce((sum, ask) => sum + [...question.matchAll(new RegExp(ask, 'gi'))].length, 0),
  }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score ? best.answer : undefined
}

/** "And in a table?" is about what was asked before. */
const isFollowUp = (question = '') => /^(and|but|so|why|how|again|shorter|longer|in a|as a)\b/i.test(question.trim())

/** Words in twos and threes, each with its pause; a source comes right before the text that first refers to it. */
function piecesOf(text: string, sources: Source[]): ScriptedPiece[] {
  const pieces: ScriptedPiece[] = []
  let told = 0
  for (const [at, part] of (text.match(/\s*\S+(?:\s+\S+){0,2}/g) ?? []).entries()) {
    // They come in the order of their numbers, so that `[2]` is always the second.
    for (const [, digits] of part.matchAll(/\[(\d+)\]/g))
      while (told < Math.min(Number(digits), sources.length)) pieces.push({ wait: 60, source: sources[told++] })
    pieces.push({ wait: at === 0 ? 700 : pauseAfter(at), text: part })
  }
  return pieces
}

/** Uneven, as models are, and the same every time. */
const pauseAfter = (at: number) => 40 + ((at * 37) % 11) * 7 + (at % 13 === 0 ? 160 : 0)

/** About what a tokenizer counts for English. */
const tokens = (text: string) => Math.ceil(text.length / 4)
