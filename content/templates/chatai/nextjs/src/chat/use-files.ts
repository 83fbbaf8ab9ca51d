import { useEffect, useState } from 'react'
import { openApp } from '@/ui/app'
import { readFiles, type FileRow } from '@/ui/file-rows'
import { createFiles, type QuestionFile } from '@/ui/files-of-question'
import { createView, useView } from './view'

interface FilesView {
  isLoading: boolean
  sum: string
  rows: FileRow[]
  /** Those that are being read, and those that were refused. */
  coming: QuestionFile[]
}

/** All files of this browser, and those that are being added. */
export function useFiles() {
  const [shelf] = useState(createShelf)
  useEffect(() => shelf.watch(), [shelf])
  return [useView(shelf.view), shelf] as const
}

function createShelf() {
  const view = createView<FilesView>({ isLoading: true, sum: '', rows: [], coming: [] })
  let files: ReturnType<typeof createFiles> | undefined

  /** In the browser only, and once. */
  async function filesOf() {
    const { store } = await openApp()
    // A file that has arrived is a row of the list.
    const show = () =>
      view.change({ coming: (files?.list() ?? []).filter(({ percent, isBad }) => percent < 100 || isBad) })
    files ??= createFiles(store, show)
    return files
  }

  return {
    view,
    watch() {
      const leaving = new AbortController()
      void openApp().then(async ({ store }) => {
        const read = async () => {
          const read = await readFiles(store)
          if (!leaving.signal.aborted) view.change({ isLoading: false, ...read })
        }
        const stop = store.onChange(
          ({ table }) => (table === 'attachments' || table === 'conversations') && void read(),
        )
        leaving.signal.addEventListener('abort', stop)
        if (leaving.signal.aborted) return stop()
        await read()
      })
      return () => leaving.abort()
    },
    add: (chosen: File[]) => void filesOf().then((all) => all.add(chosen)),
    leaveOut: (id: string) => void files?.remove(id),
    remove: (id: string) => void openApp().then(({ store }) => store.deleteAttachment(id)),
  }
}
