import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { router, usePage } from '@inertiajs/react'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useVisitStart } from '#client/hooks/use-page-change.ts'
import type { AppProps } from '#shared/page-props.ts'
import { searchDelay, site } from '#shared/site.ts'
import { loadComponents } from './components.ts'
import { SearchPalette } from './palette.tsx'
import { searchRequest } from './open-search.ts'
import { rememberChoice } from './recent.ts'

/** The button of the header, the shortcut, and the palette both open: the browser's own modal dialog. */
export function Search() {
  const { packages } = usePage<AppProps>().props
  const dialog = useRef<HTMLDialogElement>(null)
  // Drawn while it is open; each time anew, so that it begins empty.
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState(false)
  useVisitStart(() => dialog.current?.close())

  function show() {
    if (dialog.current?.open) return
    void loadComponents()
    // Drawn before it shows, so that both are in one frame.
    flushSync(() => {
      setOpened((count) => count + 1)
      setOpen(true)
    })
    dialog.current?.showModal()
  }
  const onShortcut = useEffectEvent(show)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut =
        event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
      if (!isShortcut) return
      event.preventDefault()
      clearTimeout(timer)
      timer = setTimeout(() => onShortcut(), searchDelay)
    }
    const onRequest = () => onShortcut()
    addEventListener('keydown', onKeyDown)
    addEventListener(searchRequest, onRequest)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKeyDown)
      removeEventListener(searchRequest, onRequest)
    }
  }, [])

  function choose(href: string) {
    rememberChoice(href)
    dialog.current?.close()
    router.visit(href)
  }
  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        onPointerEnter={() => void loadComponents()}
        className="flex h-10 items-center gap-2 rounded-md px-2.5 text-sm text-muted transition-colors hover:bg-hover hover:text-ink sm:h-9 sm:w-56 sm:bg-raised sm:inset-ring sm:inset-ring-line"
      >
        <MagnifyingGlassIcon aria-hidden className="size-5 sm:size-4" />
        <span className="max-sm:sr-only">Search</span>
        <Shortcut />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it */}
      <dialog
        ref={dialog}
        aria-label={`Search ${site.name}`}
        onClick={closeOnBackdrop}
        onClose={() => setOpen(false)}
        className="mx-auto mt-[12dvh] mb-auto w-full max-w-xl overflow-hidden rounded-xl bg-overlay text-ink shadow-2xl ring-1 ring-line backdrop:bg-black/45 max-sm:mt-3 max-sm:w-[calc(100vw-1.5rem)] dark:backdrop:bg-black/65"
      >
        {open && <SearchPalette key={opened} packages={packages} onChoose={choose} />}
      </dialog>
    </>
  )
}

/** The keys by the platform's name; the server cannot know it, so that it is told once the page is alive. */
function Shortcut() {
  const mounted = useMounted()
  const isMac = mounted && /Mac|iPhone|iPad/.test(navigator.platform)

  return (
    <kbd aria-hidden className="ms-auto font-mono text-xs text-faint max-sm:hidden">
      {mounted && (isMac ? '⌘K' : 'Ctrl K')}
    </kbd>
  )
}
