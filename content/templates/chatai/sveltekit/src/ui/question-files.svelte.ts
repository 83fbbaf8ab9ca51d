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
  /** It was in the store before, and stays there. */
  isKept?: boolean
}

export class QuestionFiles {
  list = $state.raw<QuestionFile[]>([])
  isReading = $derived(this.list.some(({ percent, isBad }) => percent < 100 && !isBad))

  async add(files: File[]): Promise<void> {
    const { store } = await openApp()
    const { taken, refused } = sortFiles(files, await allFiles(store), planNow().limits)
    const bad = refused.map(({ name, message }) => ({ id: newId(), name, state: message, percent: 0, isBad: true }))
    this.list = [...this.list, ...bad]
    await Promise.all(taken.map((file) => this.#read(file)))
  }

  addKept({ id, name, size }: Attachment): void {
    if (this.list.some((file) => file.id === id)) return
    this.list = [...this.list, { id, name, state: inBytes(size), percent: 100, isBad: false, isKept: true }]
  }

  async remove(id: string): Promise<void> {
    const file = this.list.find((one) => one.id === id)
    file?.reading?.abort()
    this.list = this.list.filter((one) => one.id !== id)
    if (file?.percent === 100 && !file.isKept) await (await openApp()).store.deleteAttachment(id)
  }

  /** As parts of a question; they are then no longer beside the field. */
  take(): Part[] {
    const good = this.list.filter(({ isBad }) => !isBad)
    this.list = []
    return good.map(({ id, name }): Part => ({ kind: 'attachment', attachmentId: id, name }))
  }

  async #read(file: File): Promise<void> {
    const id = newId()
    const reading = new AbortController()
    const { signal } = reading
    this.list = [...this.list, { id, name: file.name, state: 'Reading', percent: 0, isBad: false, reading }]
    try {
      const onProgress = (share: number) => this.#put(id, { percent: Math.min(99, Math.round(share * 100)) })
      const attachment = await readAttachment(file, { id, now: isoNow(), signal, onProgress })
      await (await openApp()).store.saveAttachment(attachment)
      this.#put(id, { percent: 100, state: inBytes(file.size) })
    } catch (cause) {
      if (signal.aborted) return
      const state = cause instanceof FileRefusal ? cause.message : 'This file could not be saved. Add it again.'
      this.#put(id, { isBad: true, state })
    }
  }

  #put(id: string, change: Partial<QuestionFile>): void {
    this.list = this.list.map((file) => (file.id === id ? { ...file, ...change } : file))
  }
}
