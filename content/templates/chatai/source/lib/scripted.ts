/** The stand-in for a model: scripted answers in the shape of the common chat API, with the pauses of a real one. */
import { archiveFiles, passages, type ArchiveFile, type Passage } from '../archive.ts'
import { readSent, type SentFile } from './file-texts.ts'
import { scriptedAnswers } from './scripted-answers.ts'
import { linesWith, nearestLine, nearestTo, plainQuestion, preparedFor, saysWhat, type Line } from './scripted-match.ts'
import {
  attachedAnswer,
  missedAnswer,
  nearestAnswer,
  notFoundAnswer,
  smallTalk,
  unreadAnswer,
  type LookedIn,
} from './scripted-talk.ts'
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

interface Told {
  text: string
  sources: Source[]
}

function answerTo(messages: readonly ChatMessage[], attempt: number, on: string): Told {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => readSent(content))
  const { words: question = '', files: attached = [] } = asked.at(-1) ?? {}
  const added = messages.filter(({ role }) => role === 'system').flatMap(({ content }) => readSent(content).files)
  const readable = archiveFiles.filter((file) => file.added <= on)
  const known = lookedIn(readable, [...asked.flatMap(({ files }) => files), ...added])
  const talk = smallTalk.find(({ asks }) => asks.test(plainQuestion(question)))
  if (talk && attached.length === 0) return { text: talk.says(known.read), sources: [] }

  // "And in short?" is about what was asked before.
  const isAgain = isFollowUp.test(plainQuestion(question)) && asked.length > 1
  const most = isAgain ? 1 : 3
  const meant = isAgain ? (asked.at(-2)?.words ?? '') : question
  const inFiles = (ways: readonly string[], files: readonly SentFile[]) => {
    const lines = linesOf(files)
    return firstOf(ways, (way) => some(linesWith(way, lines)))?.slice(0, most)
  }
  const prepared = (ways: readonly string[]): Told | undefined => {
    const { versions, passages: used } = firstOf(ways, (way) => preparedFor(way, scriptedAnswers)) ?? {}
    if (!versions || !used) return undefined
    return { text: versions[(attempt + Number(isAgain)) % versions.length] ?? versions[0], sources: used.map(sourceOf) }
  }
  const search = (ways: readonly string[]): Told | undefined => {
    const inConversation = firstOf(asked.toReversed(), ({ files }) => inFiles(ways, files))
    if (inConversation) return quoted(inConversation)
    const told = prepared(ways)
    if (told) return told
    const inOthers = inFiles(ways, added)
    return inOthers && quoted(inOthers)
  }

  /** "And after CO-3?" goes on from the question before. Only a question is looked for in files, by its words. */
  const answerToPart = (words: string, before?: string): Part => {
    const told = (isGoingOn.test(words) && before && prepared([`${before} ${words}`])) || prepared([words])
    return { words, told: told ?? (isQuestion.test(words) ? search([words]) : undefined) }
  }

  const questions = questionsIn(meant)
  const each = questions.length > 1 ? questions.map((one, at) => answerToPart(one, questions[at - 1])) : []
  const together = new Set(each.flatMap(({ told }) => told?.text ?? []))
  // One answer may be to all of them: then nothing is missing.
  if (together.size > 1 || (together.size === 1 && !prepared([meant]))) return inTurn(each, known)
  const ways = [...waysToSay(meant), ...questions]
  const found = search(ways)
  if (found) return found

  // Nothing answers it: what is near is shown as that, and no more.
  const own = linesOf([...asked.toReversed().flatMap(({ files }) => files), ...added])
  const line = firstOf(ways, (way) => nearestLine(way, own))
  if (line) return { text: nearestAnswer(line.file, `line ${line.number}`, line.words), sources: [sourceOfLine(line)] }
  if (attached[0]) return { text: unreadAnswer(attached[0].name), sources: [] }
  const nearest = firstOf(ways, (way) => nearestTo(way))
  const file = readable.find(({ id }) => id === nearest?.fileId)
  if (nearest && file)
    return { text: nearestAnswer(file.name, nearest.place, nearest.words), sources: [sourceOf(nearest.id)] }
  return { text: notFoundAnswer(known), sources: [] }
}

const isSmallTalk = (words: string) => smallTalk.some(({ asks }) => asks.test(plainQuestion(words)))

/** As many questions of one message are answered. */
const mostQuestions = 8

const isQuestion = /\?[!?"”)\s]*$/
const isGoingOn = /^(and|or|but)\b/i
/** It cannot be understood without the question before, and is answered with it, if at all. */
const isAboutBefore = /\b(it|they|them|that|this|these|those|he|she)\b/i

/** What is asked in one message, each by itself: sentences, and lines of a list. */
const questionsIn = (message: string): string[] =>
  message
    .split(/(?<=[.;!?])\s+|(?<=\?)(?=\p{Lu})|\s*\n\s*/u)
    .map((one) => one.replace(/^(?:[-*•>]|\d{1,2}[.)])\s+/, '').replace(/^\d{1,2}[.)]$/, ''))
    .filter((one) => saysWhat(one) && !isSmallTalk(one) && !isFollowUp.test(plainQuestion(one)))
    .slice(0, mostQuestions)

interface Part {
  words: string
  told: Told | undefined
}

/** What several questions find, one below the other, and which of them find nothing. */
function inTurn(parts: readonly Part[], looked: LookedIn): Told {
  const texts = new Set<string>()
  const sources: Source[] = []
  for (const { told } of parts) {
    const numbers = told?.sources.map((source) => {
      if (!sources.some(({ id }) => id === source.id)) sources.push(source)
      return sources.findIndex(({ id }) => id === source.id) + 1
    })
    if (told) texts.add(told.text.replace(/\[(\d+)\]/g, (_, number: string) => `[${numbers?.[Number(number) - 1]}]`))
  }
  const missed = parts.filter(({ words, told }) => !told && isQuestion.test(words) && !isAboutBefore.test(words))
  return { text: [...texts, ...missed.map(({ words }) => missedAnswer(words, looked))].join('\n\n'), sources }
}

/** A question in its own words, and where it has several lines, each by itself, the last first; a thank-you says nothing. */
function waysToSay(question: string): string[] {
  const meant = question.split(/\s*\n\s*/).filter((one) => !isSmallTalk(one))
  if (meant.length === 0) return [question]
  return meant.length === 1 ? meant : [meant.join('\n\n'), ...meant.toReversed()]
}

/** What is found for the first item that has anything. */
function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

const some = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined)

/** Which files were read, which of them only in part, and which were not. */
function lookedIn(archive: readonly ArchiveFile[], sent: readonly SentFile[]): LookedIn {
  const namesOf = (...states: SentFile['sent'][]) => [
    ...new Set(sent.filter((file) => states.includes(file.sent)).map(({ name }) => name)),
  ]
  const read = [...archive.map(({ name }) => name), ...namesOf('whole', 'beginning')]
  return { read, begun: namesOf('beginning'), unread: namesOf('nothing') }
}

const linesOf = (files: readonly SentFile[]): Line[] =>
  files.flatMap(({ name, lines }) => lines.map((words, at) => ({ file: name, number: at + 1, words: words.trim() })))

/** What lines of a file say, each with its source. */
const quoted = (lines: readonly Line[]): Told => ({
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
