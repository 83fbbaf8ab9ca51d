/** All files: those of the sample, with the passages that answers have quoted, and those that were added here. */
import { openApp } from './app.ts'
import { readFiles, type FileRow } from './file-rows.ts'
import { createFiles, type QuestionFile } from './files-of-question.ts'
import { takeFiles } from './take-files.ts'

export interface Files {
  isLoading: boolean
  isDropping: boolean
  sum: string
  /** The file that is open at first: the one of the address, or else the newest. */
  asked: string
  rows: FileRow[]
  coming: QuestionFile[]
}

let coming: ReturnType<typeof createFiles> | undefined

export function openFiles(page: HTMLElement, listener: (files: Files) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let view: Files = { isLoading: true, isDropping: false, sum: '', asked: '', rows: [], coming: [] }
  const change = (changed: Partial<Files>) => {
    view = { ...view, ...changed }
    if (!signal.aborted) listener(view)
  }
  const opened = openApp().then(({ store }) => {
    const files = createFiles(store, () => {
      // A file that has arrived is a row of the list.
      change({ coming: files.list().filter(({ percent, isBad }) => percent < 100 || isBad) })
    })
    coming = files
    return { store, files }
  })
  // Whoever is faster than the store loses nothing.
  const take = (list: File[]) => void opened.then(({ files }) => files.add(list))
  takeFiles(page, { take, hover: (isDropping) => change({ isDropping }) }, signal)
  void opened.then(async ({ store }) => {
    const read = async () => {
      const files = await readFiles(store)
      change({ isLoading: false, asked: inAddress() || (files.rows[0]?.id ?? ''), ...files })
    }
    const stop = store.onChange(({ table }) => (table === 'attachments' || table === 'conversations') && void read())
    signal.addEventListener('abort', stop)
    await read()
    scrollToAsked()
  })
  const onAddress = () => {
    change({ asked: inAddress() || (view.rows[0]?.id ?? '') })
    scrollToAsked()
  }
  window.addEventListener('hashchange', onAddress, { signal })
  return () => leaving.abort()
}

/** The file that the address names. */
const inAddress = () => decodeURIComponent(location.hash.slice(1))

/** It stands there, and is open, only after the next drawing. */
const scrollToAsked = () => requestAnimationFrame(() => document.getElementById(inAddress())?.scrollIntoView())

export async function deleteFile(id: string): Promise<void> {
  const { store } = await openApp()
  await store.deleteAttachment(id)
}

export const leaveOut = (id: string) => void coming?.remove(id)
