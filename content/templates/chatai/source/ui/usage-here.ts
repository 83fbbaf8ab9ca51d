/** What of the plan was used in this browser: read from the same files and conversations that the other pages show. */
import { askedOf } from '../lib/asked.ts'
import { inBytes } from '../lib/files.ts'
import type { Store } from '../lib/store.ts'
import { dayOf } from '../lib/usage.ts'
import { roomOf } from './file-rows.ts'

export interface UsageHere {
  files: string
  fileCount: number
  storage: string
  megabytes: number
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
  const tokens = records.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
  const took = tokens > 0 ? ` ${whole.format(tokens)} tokens were read and written for what you asked since.` : ''
  return {
    files: whole.format(count),
    fileCount: count,
    storage: inBytes(bytes),
    megabytes: bytes / 1_000_000,
    here: `History has ${some(asked.length, 'answered question')} in ${some(conversations, 'conversation')}. Of these questions, ${whole.format(inThis)} ${inThis === 1 ? 'is' : 'are'} from September.`,
    elsewhere: `You asked the other ${whole.format(inMonth - inThis)} of the ${inMonth} in other browsers, or deleted their conversations.${took}`,
  }
}
