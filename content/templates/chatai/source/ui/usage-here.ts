/** What of the plan was used in this browser: read from the same files and conversations that the other pages show. */
import { askedOf } from '../lib/asked.ts'
import { inBytes } from '../lib/files.ts'
import { sentenceCount } from '../lib/sentences.ts'
import type { Store } from '../lib/store.ts'
import { textOf } from '../lib/tree.ts'
import { dayOf } from '../lib/usage.ts'
import { roomOf } from './file-rows.ts'
import { planNow } from './plan.ts'

export interface UsageHere {
  /** "September 1 to 24, on Solo." */
  when: string
  mostQuestions: number
  questionsOf: string
  left: string
  mostFiles: number
  filesOf: string
  mostMegabytes: number
  storageOf: string
  files: string
  fileCount: number
  storage: string
  megabytes: number
  /** How many sentences of all answers here have a source; a dash where there are no sentences. */
  borne: string
  /** What that was counted from. */
  borneOf: string
  here: string
  elsewhere: string
}

/** The sample's month, as a server would count it: on every device. */
const month = '2026-09'
const inMonth = 412

const whole = new Intl.NumberFormat('en-US')
const some = (count: number, one: string) => `${whole.format(count)} ${count === 1 ? one : `${one}s`}`

export async function usageHere(store: Store): Promise<UsageHere> {
  const [asked, { count, bytes }, records] = await Promise.all([askedOf(store), roomOf(store), store.usage()])
  const conversations = new Set(asked.map(({ conversationId }) => conversationId)).size
  const inThis = asked.filter(({ answer }) => dayOf(answer.createdAt).startsWith(month)).length
  const counts = asked.map(({ answer }) => sentenceCount(textOf(answer), answer.sources))
  const sentences = counts.reduce((sum, one) => sum + one.sentences, 0)
  const borne = counts.reduce((sum, one) => sum + one.borne, 0)
  const tokens = records.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
  const took =
    tokens > 0 ? ` Questions you asked in this browser after September 24 used ${some(tokens, 'token')}.` : ''
  const { name, questions, limits, isCanceled } = planNow()
  const next = isCanceled ? `${name} ends on September 30.` : 'Questions reset on October 1.'
  return {
    when: `September 1 to 24, on ${name}. ${next}`,
    mostQuestions: questions,
    questionsOf: `of ${whole.format(questions)}`,
    left: `${whole.format(questions - inMonth)} left through September 30, on every device you use.`,
    mostFiles: limits.files,
    filesOf: `of ${whole.format(limits.files)}`,
    mostMegabytes: limits.space / 1_000_000,
    storageOf: `of ${inBytes(limits.space)}`,
    files: whole.format(count),
    fileCount: count,
    storage: inBytes(bytes),
    megabytes: bytes / 1_000_000,
    borne: sentences > 0 ? `${some(borne, 'sentence')} with a source` : '—',
    borneOf: sentences > 0 ? `of ${whole.format(sentences)} in ${some(asked.length, 'answer')}` : 'no answers yet',
    here: `History has ${some(asked.length, 'answered question')} in ${some(conversations, 'conversation')}. Of these questions, ${whole.format(inThis)} ${inThis === 1 ? 'is' : 'are'} from September.`,
    elsewhere: `You asked the other ${whole.format(inMonth - inThis)} of the ${inMonth} in other browsers, or deleted their conversations.${took}`,
  }
}
