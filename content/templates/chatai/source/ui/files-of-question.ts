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
  file?: File
  /** It was in the store before, and stays there. */
  isKept?: boolean
}

export function createFiles(store: Store, changed: () => void) {
  let entries: Entry[] = []
  /** How many times files were added that are not sorted yet. One is sorted after the other, and knows of it. */
  let unsorted = 0
  let sorting = Promise.resolve()
  let waiting: (() => void)[] = []

  const isReading = () => unsorted > 0 || entries.some(({ percent, isBad }) => percent < 100 && !isBad)

  const become = (next: Entry[]) => {
    entries = next
    changed()
    if (isReading()) return
    for (const go of waiting) go()
    waiting = []
  }

  const put = (id: string, change: Partial<Entry>) =>
    become(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))

  function add(files: File[]) {
    unsorted += 1
    sorting = sorting.then(() => sort(files))
  }

  async function sort(files: File[]) {
    let added: Entry[]
    try {
      const there = await allFiles(store)
      const ids = new Set(there.map(({ id }) => id))
      const coming = entries.flatMap(({ id, isBad, file }) => (file && !isBad && !ids.has(id) ? [file] : []))
      const { taken, refused } = await sortFiles(files, [...there, ...coming], planNow().limits)
      added = [...refused.map(({ name, message }) => refusedAs(name, message)), ...taken.map((file) => begun(file))]
    } catch (cause) {
      console.error(cause)
      added = files.map(({ name }) => refusedAs(name, notSaved))
    }
    unsorted -= 1
    become([...entries, ...added])
    for (const entry of added) if (entry.file && entry.reading) void read(entry.id, entry.file, entry.reading)
  }

  async function read(id: string, file: File, reading: AbortController) {
    try {
      const onProgress = (share: number) => put(id, { percent: Math.min(99, Math.round(share * 100)) })
      await store.saveAttachment(await readAttachment(file, { id, now: isoNow(), signal: reading.signal, onProgress }))
      put(id, { percent: 100, state: inBytes(file.size) })
    } catch (cause) {
      if (reading.signal.aborted) return
      const state = cause instanceof FileRefusal ? cause.message : notSaved
      put(id, { isBad: true, state })
    }
  }

  return {
    list: (): QuestionFile[] =>
      entries.map(({ id, name, state, percent, isBad }) => ({ id, name, state, percent, isBad })),
    add,
    addKept({ id, name, size }: Attachment) {
      if (entries.some((entry) => entry.id === id)) return
      become([...entries, { id, name, state: inBytes(size), percent: 100, isBad: false, isKept: true }])
    },
    async remove(id: string) {
      const entry = entries.find((one) => one.id === id)
      entry?.reading?.abort()
      become(entries.filter((one) => one.id !== id))
      if (entry?.percent === 100 && !entry.isKept) await store.deleteAttachment(id)
    },
    isReading,
    /** Waits until all are read. Answers whether none of them was refused meanwhile. */
    async settled(): Promise<boolean> {
      const bad = new Set(entries.filter(({ isBad }) => isBad).map(({ id }) => id))
      if (isReading()) await new Promise<void>((go) => waiting.push(go))
      return entries.every(({ id, isBad }) => !isBad || bad.has(id))
    },
    /** As parts of a question; they are then no longer beside the field. */
    take(): Part[] {
      const parts = entries
        .filter(({ isBad }) => !isBad)
        .map(({ id, name }): Part => ({ kind: 'attachment', attachmentId: id, name }))
      become([])
      return parts
    },
  }
}

const notSaved = 'This file could not be saved. Add it again.'

const refusedAs = (name: string, state: string): Entry => ({ id: newId(), name, state, percent: 0, isBad: true })

const begun = (file: File): Entry => ({
  id: newId(),
  name: file.name,
  state: 'Reading',
  percent: 0,
  isBad: false,
  file,
  reading: new AbortController(),
})
