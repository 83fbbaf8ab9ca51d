/** The files beside a question that is not asked yet: as long as the tab lasts, like its words. */
import { tabStorage } from '../lib/records-tab.ts'
import type { Store } from '../lib/store.ts'
import type { Attachment } from '../lib/types.ts'

const key = 'postil:draft-files'

/** Those that are read. */
export function keepBeside(files: readonly { id: string; percent: number; isBad: boolean }[]): void {
  const ids = files.filter(({ percent, isBad }) => percent === 100 && !isBad).map(({ id }) => id)
  if (ids.length > 0) tabStorage()?.setItem(key, ids.join(' '))
  else tabStorage()?.removeItem(key)
}

/** Those that are still in the store. */
export async function keptBeside(store: Store): Promise<Attachment[]> {
  const ids = tabStorage()?.getItem(key)?.split(' ') ?? []
  return ids.length > 0 ? (await store.attachments()).filter(({ id }) => ids.includes(id)) : []
}
