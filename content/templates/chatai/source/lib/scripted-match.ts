/** Which prepared answer a question asks for, if any. A wrong answer with a source is worse than none. */
import { passages, type Passage } from '../archive.ts'
import type { ScriptedAnswer } from './scripted-answers.ts'

/** Words that decide nothing: those of every question, and the names that are everywhere in these files. */
const common = new Set(
  `a about above after again all also am an and any are as at be because been before but by can come could did do does
  each ever every exactly find for from get give had happen happens has have here how i if in into is it its just know let
  like list long many may me mean mine more much must my need next no not now of on one only or our out over per please
  said say says shall she should show so soon some still tell than that the their them then there these they this those to
  told until up us was we were what what's when where which who whose why will with would you your yet
  ago already anyone being last latest newest anything everything far happened left need needed remain remaining subject thing things time today
  alder amsel answer brandt builders corliss current currently document documents exact file files library maine nora
  postil quick quickly question renovation street teague town whitfield`.split(/\s+/),
)
/** A stretch of time or a length, which a question may name without another answer being right. */
const stretch = /\b(\d+|a|one|two|three|four|five|six|ten|several|few)\s+(days?|weeks?|months?|words)\b/g

/** In lower case, with straight quotes and nothing around it. */
export const plainQuestion = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[^\p{L}\p{N}$%'.-]+/gu, ' ')
    .replace(/[.'-]+(?=\s|$)/g, '')
    .trim()

/**
 * The answer that most patterns of one way of asking decide for; of equals the first. One that does not know a number of
 * the question, or more than a quarter of its words, is out.
 */
export function preparedFor(question: string, answers: readonly ScriptedAnswer[]): ScriptedAnswer | undefined {
  const plain = plainQuestion(question)
  let best: { answer: ScriptedAnswer; score: number } | undefined
  for (const answer of answers) {
    const ways = answer.asks.filter((way) => way.every((pattern) => pattern.test(plain)))
    const score = Math.max(0, ...ways.map((way) => way.length))
    if (score > (best?.score ?? 0) && knows(answer, plain)) best = { answer, score }
  }
  return best?.answer
}

/** The passage with at least two words of the question and half of them, or with the only one there is. */
export function nearestTo(question: string): Passage | undefined {
  const wanted = weighty(plainQuestion(question))
  let best: { passage: Passage; hits: number } | undefined
  for (const passage of passages) {
    const there = stemsOf(passage.words)
    const hits = wanted.filter((word) => there.has(word)).length
    if (hits > (best?.hits ?? 0)) best = { passage, hits }
  }
  const enough = wanted.length === 1 ? 1 : Math.max(2, wanted.length / 2)
  return best && best.hits >= enough ? best.passage : undefined
}

/** A line of a file that came with a question. */
export interface Line {
  file: string
  number: number
  words: string
}

/** Up to three lines of one file that have most of the words of the question, in their order. */
export function linesWith(question: string, lines: readonly Line[]): Line[] {
  const wanted = weighty(plainQuestion(question))
  const hits = ({ words }: Line) => {
    const there = stemsOf(words)
    return wanted.filter((word) => there.has(word)).length
  }
  const enough = wanted.length === 1 ? 1 : Math.max(2, wanted.length / 2)
  const found = lines.filter((line) => line.words !== '' && hits(line) >= enough)
  return found.filter(({ file }) => file === found[0]?.file).slice(0, 3)
}

/** The line that has most of the words of a question, if not enough of them: half at least. */
export function nearestLine(question: string, lines: readonly Line[]): Line | undefined {
  const wanted = weighty(plainQuestion(question))
  let best: { line: Line; hits: number } | undefined
  for (const line of lines) {
    const there = stemsOf(line.words)
    const hits = wanted.filter((word) => there.has(word)).length
    if (hits > (best?.hits ?? 0)) best = { line, hits }
  }
  return best && best.hits * 2 >= wanted.length ? best.line : undefined
}

function knows(answer: ScriptedAnswer, question: string): boolean {
  const known = vocabularyOf(answer)
  const foreign = weighty(question.replace(stretch, '$2')).filter((word) => !known.has(word))
  return !foreign.some((word) => /\d/.test(word)) && foreign.length * 4 <= weighty(question).length
}

const vocabularies = new WeakMap<ScriptedAnswer, Set<string>>()

/** What an answer speaks of: its words, those of its passages, and those that ask for it. */
function vocabularyOf(answer: ScriptedAnswer): Set<string> {
  const kept = vocabularies.get(answer)
  if (kept) return kept
  const cited = passages.filter(({ id }) => answer.passages.includes(id)).flatMap(({ words, place }) => [words, place])
  const asks = answer.asks.flat().map(({ source }) => source.replace(/\\[bwd]|[^a-z0-9-]+/gi, ' '))
  const known = stemsOf([answer.example, ...answer.versions, ...cited, ...asks].join(' '))
  vocabularies.set(answer, known)
  return known
}

/** The words of a question that say what it is about. */
const weighty = (plain: string): string[] => [
  ...new Set(
    plain
      .split(' ')
      .filter((word) => word && !common.has(word))
      .map(stem),
  ),
]

/** Whether a question says what it is about: "And why?" does not. */
export const saysWhat = (question: string): boolean => weighty(plainQuestion(question)).length > 0

const stemsOf = (text: string): Set<string> =>
  new Set(plainQuestion(text).split(/[ -]/).concat(plainQuestion(text).split(' ')).map(stem))

/** "Pays", "paid" and "paying" need not be told apart, "windows" and "window" neither. */
const stem = (word: string): string =>
  word.length > 3 ? word.replace(/'s$/, '').replace(/(?:ies|ing|ed|es|s|y|e)$/, '') : word
