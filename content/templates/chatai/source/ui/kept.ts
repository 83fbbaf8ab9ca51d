/** What is kept where, as the settings say it: conversations and prompts here, files on the servers. */
import type { Store } from '../lib/store.ts'
import { roomOf } from './file-rows.ts'

const counted = (count: number, name: string) => (count === 1 ? `1 ${name}` : `${count} ${name}s`)

export async function keptIn(store: Store, place: string): Promise<{ kept: string; files: string }> {
  const [conversations, prompts, { count }] = await Promise.all([store.conversations(), store.prompts(), roomOf(store)])
  return {
    kept: `${counted(conversations.length, 'conversation')} and ${counted(prompts.length, 'prompt')} ${place}.`,
    files: `Your ${counted(count, 'file')} ${count === 1 ? 'is' : 'are'} on our servers.`,
  }
}
