import { router } from '@inertiajs/react'
import { type MouseEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useVisitStart } from '#client/hooks/use-page-change.ts'
import { site } from '#shared/site.ts'
import { loadDocuments } from './documents.ts'
import type { SearchEntry } from './entries.ts'
import { SearchPalette } from './palette.tsx'
import { rememberChoice } from './recent.ts'

export type SearchDialogHandle = { show: () => void }
type Props = {
  ref: Ref<SearchDialogHandle>
  pages: readonly SearchEntry[]
  isApp: boolean
}

/** The palette in the browser's own modal dialog. */
export function SearchDialog({ ref, pages, isApp }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Drawn while it is open; each time anew, so that it begins empty.
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState(false)
  useVisitStart(() => dialog.current?.close())

  useImperativeHandle(ref, () => ({
    show() {
      if (dialog.current?.open) return
      void loadDocuments()
      // Drawn before it shows, so that both are in one frame.
      flushSync(() => {
        setOpened((count) => count + 1)
        setOpen(true)
      })
      dialog.current?.showModal()
    },
  }))

  function choose(href: string) {
    rememberChoice(href)
    dialog.current?.close()
    router.visit(href)
  }
  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      aria-label={`Search ${site.name}`}
      onClick={closeOnBackdrop}
      onClose={() => setOpen(false)}
      className="mx-auto mt-[12dvh] mb-auto w-full max-w-xl overflow-hidden rounded-xl bg-overlay text-ink shadow-2xl ring-1 ring-line backdrop:bg-black/45 max-sm:mt-3 max-sm:w-[calc(100vw-1.5rem)] lg:max-w-4xl dark:backdrop:bg-black/65"
    >
      {open && <SearchPalette key={opened} pages={pages} isApp={isApp} onChoose={choose} />}
    </dialog>
  )
}
