/** The stand-in for a model: scripted answers in the shape of the common chat API, with the pauses of a real one. */
import { archiveFiles, passages, type Passage } from '../archive.ts'
import { sentFiles, type SentFile } from './file-texts.ts'
import { scriptedAnswers } from './scripted-answers.ts'
import { linesWith, nearestTo, plainQuestion, preparedFor, type Line } from './scripted-match.ts'
import { attachedAnswer, nearestAnswer, notFoundAnswer, smallTalk, unreadAnswer } from './scripted-talk.ts'
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

/**
 * The reply to a conversation. The same conversation always gets the same one, so that it can go on after a drop.
 * `on` is the day of the question: files that were added later are not read.
 */
export function replyTo(messages: readonly ChatMessage[], attempt = 0, on = '9999'): ScriptedReply {
  const { text, sources } = answerTo(messages, attempt, on)
  const pieces = piecesOf(text, sources)
  return { pieces, inputTokens: tokens(messages.map(({ content }) => content).join('\n')), outputTokens: tokens(text) }
}

/** A question, and the files that came with it. */
interface AskedWith {
  question: string
  files: SentFile[]
}

function answerTo(messages: readonly ChatMessage[], attempt: number, on: string): { text: string; sources: Source[] } {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => askedWith(content))
  const { question, files: attached } = asked.at(-1) ?? { question: '', files: [] }
  const added = messages.filter(({ role }) => role === 'system').flatMap(({ content }) => sentFiles(content))
  const readable = archiveFiles.filter((file) => file.added <= on)
  const sent = [...asked.flatMap(({ files }) => files), ...added]
  const lookedIn = [...readable.map(({ name }) => name), ...namesOf(sent.filter(({ isWhole }) => isWhole))]
  const talk = smallTalk.find(({ asks }) => asks.test(plainQuestion(question)))
  if (talk && attached.length === 0) return { text: talk.says(lookedIn), sources: [] }

  // "And in short?" is about what was asked before.
  const isAgain = isFollowUp.test(plainQuestion(question)) && asked.length > 1
  const meant = isAgain ? (asked.at(-2)?.question ?? '') : question
  const most = isAgain ? 1 : 3
  const inConversation = asked.toReversed().find(({ files }) => linesWith(meant, linesOf(files)).length > 0)
  if (inConversation) return quoted(linesWith(meant, linesOf(inConversation.files)).slice(0, most))
  const found = preparedFor(meant, scriptedAnswers)
  if (found) {
    const { versions, passages: used } = found
    return { text: versions[(attempt + Number(isAgain)) % versions.length] ?? versions[0], sources: used.map(sourceOf) }
  }
  const lines = linesWith(meant, linesOf(added))
  if (lines.length > 0) return quoted(lines.slice(0, most))
  if (attached[0]) return { text: unreadAnswer(attached[0].name), sources: [] }
  const nearest = nearestTo(meant)
  const file = readable.find(({ id }) => id === nearest?.fileId)
  if (nearest && file)
    return { text: nearestAnswer(file.name, nearest.place, nearest.words), sources: [sourceOf(nearest.id)] }
  return { text: notFoundAnswer(lookedIn, namesOf(sent.filter(({ isWhole }) => !isWhole))), sources: [] }
}

/** What was quoted, and files that come along, stand before the question itself. */
function askedWith(content: string): AskedWith {
  const parts = content.split('\n\n')
  return { question: parts.at(-1) ?? '', files: sentFiles(parts.slice(0, -1).join('\n\n')) }
}

const namesOf = (files: readonly SentFile[]): string[] => [...new Set(files.map(({ name }) => name))]

const linesOf = (files: readonly SentFile[]): Line[] =>
  files.flatMap(({ name, lines }) => lines.map((words, at) => ({ file: name, number: at + 1, words: words.trim() })))

/** What lines of a file say, each with its source. */
const quoted = (lines: readonly Line[]): { text: string; sources: Source[] } => ({
  text: attachedAnswer(
    lines[0]?.file ?? '',
    lines.map(({ words }) => words),
  ),
  sources: lines.map(sourceOfLine),
})

/** A line of a file that came along, as a source. */
const sourceOfLine = ({ file, number, words }: Line): Source => ({
  id: `${file}-${number}`,
  title: file,
  publisher: '',
  date: '',
  url: '',
  location: `line ${number}`,
  quote: words,
})

/** About what was asked before, and about nothing else. */
const isFollowUp =
  /^(and |but |now |please |again |can you )*(in short|shorter|briefly|in brief|as a list|in a list|again|in other words|once more)( please)?$/

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
