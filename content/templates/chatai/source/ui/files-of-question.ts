/** The files that go with the next question: read with progress, kept in the store, refused with a reason. */
import { FileRefusal, inBytes, readAttachment, sortFiles } from '../lib/files.ts'
import type { Store } from '../lib/store.ts'
import type { Attachment, Part } from '../lib/types.ts'
import { isoNow, newId } from './app.ts'
import { planNow } from './plan.ts'
import { allFiles } from './room.ts'

/** A file beside the question field. */
export interface QuestionFile {
  id: string
  name: string
  state: string
  percent: number
  isBad: boolean
}

interface Entry extends QuestionFile {
  reading?: AbortController
  /** It was in the store before, and stays there. */
  isKept?: boolean
}

export function createFiles(store: Store, changed: () => void) {
  let entries: Entry[] = []

  const put = (id: string, change: Partial<Entry>) => {
    entries = entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))
    changed()
  }

  async function add(files: File[]) {
    const { taken, refused } = sortFiles(files, await allFiles(store), planNow().limits)
    const bad = refused.map(({ name, message }) => ({ id: newId(), name, state: message, percent: 0, isBad: true }))
    entries = [...entries, ...bad]
    changed()
    await Promise.all(taken.map((file) => read(file)))
  }

  async function read(file: File) {
    const id = newId()
    const reading = new AbortController()
    entries = [...entries, { id, name: file.name, state: 'Reading', percent: 0, isBad: false, reading }]
    changed()
    try {
      const onProgress = (share: number) => put(id, { percent: Math.min(99, Math.round(share * 100)) })
      await store.saveAttachment(await readAttachment(file, { id, now: isoNow(), signal: reading.signal, onProgress }))
      put(id, { percent: 100, state: inBytes(file.size) })
    } catch (cause) {
      if (reading.signal.aborted) return
      const state = cause instanceof FileRefusal ? cause.message : 'This file could not be saved. Add it again.'
      put(id, { isBad: true, state })
    }
  }

  return {
    list: (): QuestionFile[] =>
      entries.map(({ id, name, state, percent, isBad }) => ({ id, name, state, percent, isBad })),
    add: (files: File[]) => void add(files),
    addKept({ id, name, size }: Attachment) {
      entries = [...entries, { id, name, state: inBytes(size), percent: 100, isBad: false, isKept: true }]
      changed()
    },
    async remove(id: string) {
      const entry = entries.find((one) => one.id === id)
      entry?.reading?.abort()
      entries = entries.filter((one) => one.id !== id)
      changed()
      if (entry?.percent === 100 && !entry.isKept) await store.deleteAttachment(id)
    },
    isReading: () => entries.some(({ percent, isBad }) => percent < 100 && !isBad),
    /** As parts of a question; they are then no longer beside the field. */
    take(): Part[] {
      const parts = entries
        .filter(({ isBad }) => !isBad)
        .map(({ id, name }): Part => ({ kind: 'attachment', attachmentId: id, name }))
      entries = []
      changed()
      return parts
    },
  }
}
