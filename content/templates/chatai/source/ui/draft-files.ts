/** A question that is not asked yet, and the files beside it: as long as the tab lasts, each in its conversation. */
import { tabStorage } from '../lib/records-tab.ts'
import type { Store } from '../lib/store.ts'
import type { Attachment } from '../lib/types.ts'

const ofConversation = () => {
  const id = new URLSearchParams(location.search).get('c')
  return id ? `:${id}` : ''
}

/** Where the words are kept. */
export const draftKey = () => `postil:draft${ofConversation()}`
const filesKey = () => `postil:draft-files${ofConversation()}`

/** Those that are read. */
export function keepBeside(files: readonly { id: string; percent: number; isBad: boolean }[]): void {
  const ids = files.filter(({ percent, isBad }) => percent === 100 && !isBad).map(({ id }) => id)
  if (ids.length > 0) tabStorage()?.setItem(filesKey(), ids.join(' '))
  else tabStorage()?.removeItem(filesKey())
}

/** Those that are still in the store. */
export async function keptBeside(store: Store): Promise<Attachment[]> {
  const ids = tabStorage()?.getItem(filesKey())?.split(' ') ?? []
  return ids.length > 0 ? (await store.attachments()).filter(({ id }) => ids.includes(id)) : []
}
