/** Settings of this browser, and everything that is kept in it: out, in, and away. */
import { placeOf } from '../lib/open-store.ts'
import { ImportError } from '../lib/transfer.ts'
import type { Settings } from '../lib/types.ts'
import { openApp } from './app.ts'
import { keptIn } from './kept.ts'
import { singleKeys } from './single-keys.ts'

export interface SettingsView {
  isLoading: boolean
  announce: string
  sendWith: string
  hasKeys: boolean
  /** How many conversations and prompts there are, and where. */
  kept: string
  /** How many files there are, and where. */
  files: string
  /** What could not be read and was set aside; empty where all is well. */
  aside: string
  said: string
  problem: string
}

const newerSentence = 'Data from a newer version of Postil was set aside, unchanged.'
const damagedSentence = (count: number) =>
  count > 0 &&
  `${count === 1 ? '1 record' : `${count} records`} could not be read and ${count === 1 ? 'stands' : 'stand'} aside.`

let view: SettingsView = {
  isLoading: true,
  announce: 'sentences',
  sendWith: 'enter',
  hasKeys: true,
  kept: '',
  files: '',
  aside: '',
  said: '',
  problem: '',
}
let tell = (changed: Partial<SettingsView>) => void (view = { ...view, ...changed })

export function watchSettings(listener: (settings: SettingsView) => void): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  // What was said is of the visit before, where the page is not loaded anew.
  view = { ...view, said: '', problem: '' }
  tell = (changed) => {
    view = { ...view, ...changed }
    if (!isOver) listener(view)
  }
  void openApp().then(async ({ store, dumpNewer, lasts }) => {
    const read = async () => {
      const { announce, sendWith } = await store.settings()
      const aside = (await store.setAside()).length
      tell({
        isLoading: false,
        announce,
        sendWith,
        hasKeys: singleKeys.get(),
        ...(await keptIn(store, placeOf[lasts])),
        aside: [damagedSentence(aside), dumpNewer && newerSentence].filter(Boolean).join(' '),
      })
    }
    stop = store.onChange(() => void read())
    await read()
  })
  return () => {
    isOver = true
    stop?.()
  }
}

/** Once, since somebody may be writing there. */
export function readInstructions(listener: (text: string) => void): () => void {
  let isOver = false
  void openApp()
    .then(({ store }) => store.settings())
    .then(({ instructions }) => !isOver && listener(instructions))
  return () => {
    isOver = true
  }
}

export async function saveSetting(name: string, value: string): Promise<void> {
  const { store } = await openApp()
  if (name === 'keys') singleKeys.set(value === 'on')
  else await store.patchSettings({ [name]: value } as Partial<Settings>)
  tell({ said: 'Saved.', problem: '', hasKeys: singleKeys.get() })
}

export async function exportEverything(): Promise<void> {
  const { store } = await openApp()
  download(`postil-${new Date().toISOString().slice(0, 10)}.json`, await store.exportAll())
  tell({ said: 'Exported.', problem: '' })
}

export async function downloadAside(): Promise<void> {
  const { store, dumpNewer } = await openApp()
  download('postil-set-aside.json', { records: await store.setAside(), newer: await dumpNewer?.() })
}

/** Takes a file that was exported before. What is newer here stays. */
export async function importFrom(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? []
  if (!file) return
  const { store } = await openApp()
  try {
    const { added, updated, unchanged, leftOut } = await store.importAll(await file.text())
    const said = `${added} added, ${updated} updated, ${unchanged} were already there.`
    tell({ said, problem: leftOut.length > 0 ? `Left out: ${leftOut.join(' ')}` : '' })
  } catch (cause) {
    const problem = cause instanceof ImportError ? cause.message : 'The file could not be read. Nothing has changed.'
    tell({ said: '', problem })
  }
  input.value = ''
}

export async function deleteEverything(): Promise<void> {
  const { store } = await openApp()
  for (const { id } of await store.conversations()) await store.deleteConversation(id)
  for (const { id } of await store.attachments()) await store.deleteAttachment(id)
  for (const { id } of await store.prompts()) await store.deletePrompt(id)
  tell({ said: 'Your conversations, prompts, and added files are deleted.', problem: '' })
}

function download(name: string, data: unknown) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
