/** The files that go with the next question: read with progress, kept in the store, refused with a reason. */
import { FileRefusal, inBytes, readAttachment, sortFiles } from '#lib/files.ts'
import type { Attachment, Part } from '#lib/types.ts'
import { isoNow, newId, openApp } from './app.ts'
import { planNow } from './plan.ts'
import { allFiles } from './room.ts'

/** A file on its way. */
export interface QuestionFile {
  id: string
  name: string
  state: string
  percent: number
  isBad: boolean
  reading?: AbortController
  file?: File
  /** It was in the store before, and stays there. */
  isKept?: boolean
}

const notSaved = 'This file could not be saved. Add it again.'

export class QuestionFiles {
  list = $state.raw<QuestionFile[]>([])
  /** How many times files were added that are not sorted yet. One is sorted after the other, and knows of it. */
  #unsorted = $state(0)
  isReading = $derived(this.#unsorted > 0 || this.list.some(({ percent, isBad }) => percent < 100 && !isBad))
  #sorting = Promise.resolve()
  #waiting: (() => void)[] = []

  add(files: File[]): void {
    this.#unsorted += 1
    this.#sorting = this.#sorting.then(() => this.#sort(files))
  }

  /** Waits until all are read. Answers whether none of them was refused meanwhile. */
  async settled(): Promise<boolean> {
    const bad = new Set(this.list.filter(({ isBad }) => isBad).map(({ id }) => id))
    if (this.isReading) await new Promise<void>((go) => this.#waiting.push(go))
    return this.list.every(({ id, isBad }) => !isBad || bad.has(id))
  }

  addKept({ id, name, size }: Attachment): void {
    if (this.list.some((file) => file.id === id)) return
    this.#become([...this.list, { id, name, state: inBytes(size), percent: 100, isBad: false, isKept: true }])
  }

  async remove(id: string): Promise<void> {
    const file = this.list.find((one) => one.id === id)
    file?.reading?.abort()
    this.#become(this.list.filter((one) => one.id !== id))
    if (file?.percent === 100 && !file.isKept) await (await openApp()).store.deleteAttachment(id)
  }

  /** Another conversation has others. */
  leave(): void {
    this.#become([])
  }

  /** As parts of a question; they are then no longer beside the field. */
  take(): Part[] {
    const good = this.list.filter(({ isBad }) => !isBad)
    this.#become([])
    return good.map(({ id, name }): Part => ({ kind: 'attachment', attachmentId: id, name }))
  }

  async #sort(files: File[]): Promise<void> {
    let added: QuestionFile[]
    try {
      const { store } = await openApp()
      const there = await allFiles(store)
      const ids = new Set(there.map(({ id }) => id))
      const coming = this.list.flatMap(({ id, isBad, file }) => (file && !isBad && !ids.has(id) ? [file] : []))
      const { taken, refused } = await sortFiles(files, [...there, ...coming], planNow().limits)
      added = [...refused.map(({ name, message }) => refusedAs(name, message)), ...taken.map((file) => begun(file))]
    } catch (cause) {
      console.error(cause)
      added = files.map(({ name }) => refusedAs(name, notSaved))
    }
    this.#unsorted -= 1
    this.#become([...this.list, ...added])
    for (const { id, file, reading } of added) if (file && reading) void this.#read(id, file, reading)
  }

  async #read(id: string, file: File, { signal }: AbortController): Promise<void> {
    try {
      const onProgress = (share: number) => this.#put(id, { percent: Math.min(99, Math.round(share * 100)) })
      const attachment = await readAttachment(file, { id, now: isoNow(), signal, onProgress })
      await (await openApp()).store.saveAttachment(attachment)
      this.#put(id, { percent: 100, state: inBytes(file.size) })
    } catch (cause) {
      if (signal.aborted) return
      const state = cause instanceof FileRefusal ? cause.message : notSaved
      this.#put(id, { isBad: true, state })
    }
  }

  #put(id: string, change: Partial<QuestionFile>): void {
    this.#become(this.list.map((file) => (file.id === id ? { ...file, ...change } : file)))
  }

  #become(list: QuestionFile[]): void {
    this.list = list
    if (this.isReading) return
    for (const go of this.#waiting) go()
    this.#waiting = []
  }
}

const refusedAs = (name: string, state: string): QuestionFile => ({ id: newId(), name, state, percent: 0, isBad: true })

const begun = (file: File): QuestionFile => ({
  id: newId(),
  name: file.name,
  state: 'Reading',
  percent: 0,
  isBad: false,
  file,
  reading: new AbortController(),
})
