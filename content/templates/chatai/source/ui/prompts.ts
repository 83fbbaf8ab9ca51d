/** Prompts that are kept for use again. */
import type { Prompt } from '../lib/types.ts'
import { isoNow, newId, openApp } from './app.ts'
import { promptRows, type PromptRow } from './prompt-rows.ts'

export interface Prompts {
  isLoading: boolean
  rows: PromptRow[]
}

let deleted: Prompt | undefined

export function watchPrompts(listener: (prompts: Prompts) => void): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  void openApp().then(async ({ store }) => {
    const read = async () => {
      const rows = await promptRows(store)
      if (!isOver) listener({ isLoading: false, rows })
    }
    stop = store.onChange(({ table }) => (table === 'prompts' || table === 'conversations') && void read())
    await read()
  })
  return () => {
    isOver = true
    stop?.()
  }
}

/** Saves a prompt; without an id, a new one. */
export async function savePrompt(prompt: { id: string; title: string; text: string }): Promise<void> {
  const { store } = await openApp()
  const { id, title, text } = prompt
  await store.savePrompt({ id: id || newId(), title: title.trim(), text: text.trim(), updatedAt: isoNow() })
}

export async function deletePrompt(id: string): Promise<void> {
  const { store } = await openApp()
  deleted = (await store.prompts()).find((prompt) => prompt.id === id)
  await store.deletePrompt(id)
}

export async function undoDeletePrompt(): Promise<void> {
  const { store } = await openApp()
  if (deleted) await store.savePrompt(deleted)
  deleted = undefined
}
