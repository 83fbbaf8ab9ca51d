/** All files: those of the sample, with the passages that answers have quoted, and those that were added here. */
import { archiveFiles, passages } from '../archive.ts'
import { openApp } from './app.ts'
import { inBytes } from '../lib/files.ts'
import { createFiles, type QuestionFile } from './files-of-question.ts'

interface FileRow {
  id: string
  name: string
  about: string
  href: string
  isOwn: boolean
  quoted: { id: string; words: string; place: string }[]
}

export interface Files {
  isLoading: boolean
  isDropping: boolean
  sum: string
  rows: FileRow[]
  coming: QuestionFile[]
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
/** Of the Solo plan. */
const mostFiles = 500
const mostSpace = '10 GB'

let coming: ReturnType<typeof createFiles> | undefined

function take(list: FileList | null | undefined) {
  if (list && list.length > 0) coming?.add([...list])
}

export function openFiles(page: HTMLElement, listener: (files: Files) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let view: Files = { isLoading: true, isDropping: false, sum: '', rows: [], coming: [] }
  const change = (changed: Partial<Files>) => {
    view = { ...view, ...changed }
    if (!signal.aborted) listener(view)
  }
  void openApp().then(async ({ store }) => {
    coming = createFiles(store, () => {
      // A file that has arrived is a row of the list.
      change({ coming: (coming?.list() ?? []).filter(({ percent, isBad }) => percent < 100 || isBad) })
    })
    const read = async () => {
      const own = await store.attachments()
      const bytes = [...own.map(({ size }) => size), ...archiveFiles.map((file) => file.bytes)].reduce(
        (a, z) => a + z,
        0,
      )
      const count = own.length + archiveFiles.length
      const rows: FileRow[] = own.map(({ id, name, size, addedAt }) => {
        const about = `${inBytes(size)} · added ${day.format(new Date(addedAt))}`
        return { id, name, about, href: `chat?file=${id}`, isOwn: true, quoted: [] }
      })
      change({
        isLoading: false,
        rows: [...rows, ...sampleRows()],
        sum: `${count} of ${mostFiles} files, ${inBytes(bytes)} of ${mostSpace}`,
      })
    }
    const stop = store.onChange(({ table }) => table === 'attachments' && void read())
    signal.addEventListener('abort', stop)
    await read()
    const asked = location.hash.slice(1)
    if (asked) requestAnimationFrame(() => document.getElementById(decodeURIComponent(asked))?.scrollIntoView())
  })
  listenToDrops(page, change, signal)
  return () => leaving.abort()
}

function listenToDrops(page: HTMLElement, change: (changed: Partial<Files>) => void, signal: AbortSignal) {
  const input = page.querySelector<HTMLInputElement>('[data-files]')
  input?.addEventListener(
    'change',
    () => {
      take(input.files)
      input.value = ''
    },
    { signal },
  )
  page.addEventListener('paste', ({ clipboardData }) => take(clipboardData?.files), { signal })
  page.addEventListener(
    'dragover',
    (event) => {
      event.preventDefault()
      change({ isDropping: true })
    },
    { signal },
  )
  page.addEventListener('dragleave', () => change({ isDropping: false }), { signal })
  page.addEventListener(
    'drop',
    (event) => {
      event.preventDefault()
      change({ isDropping: false })
      take(event.dataTransfer?.files)
    },
    { signal },
  )
}

const sampleRows = () =>
  archiveFiles.toReversed().map(({ id, name, kind, bytes, extent, added }): FileRow => {
    const about = `${kind} · ${inBytes(bytes)} · ${extent} · added ${day.format(new Date(added))}`
    const quoted = passages
      .filter(({ fileId }) => fileId === id)
      .map(({ id: key, words, place }) => ({ id: key, words, place }))
    return { id, name, about, href: `chat?q=${encodeURIComponent(questions[id] ?? '')}`, isOwn: false, quoted }
  })

const questions: Record<string, string> = {
  agreement: 'What does it cost Brandt to be two weeks late?',
  changes: 'What is left in the contingency?',
  minutes: 'When does the reading room reopen?',
  schedule: 'When does the reading room reopen?',
  windows: 'What is specified for the windows?',
  soil: 'Why is there water in the elevator pit?',
  visits: 'Add up visits by season',
}

export async function deleteFile(id: string): Promise<void> {
  const { store } = await openApp()
  await store.deleteAttachment(id)
}

export const leaveOut = (id: string) => void coming?.remove(id)
