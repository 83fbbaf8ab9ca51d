import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { usePage } from '@inertiajs/react'
import { useMemo, useRef } from 'react'
import { useMounted } from '#client/hooks/use-mounted.ts'
import type { AppProps } from '#shared/page-props.ts'
import { loadDocuments } from './documents.ts'
import { pageEntries } from './entries.ts'
import { SearchDialog, type SearchDialogHandle } from './search-dialog.tsx'
import { useSearchShortcut } from './use-search-shortcut.ts'

/** The button of the app's header, the shortcut, and the palette both open. */
export function Search() {
  const { packages, auth, site } = usePage<AppProps>().props
  const dialog = useRef<SearchDialogHandle>(null)
  const show = () => dialog.current?.show()
  useSearchShortcut(show)
  const pages = useMemo(
    () => pageEntries(packages, auth.user, site.tools, site.counts.sets),
    [packages, auth.user, site.tools, site.counts.sets],
  )

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        onPointerEnter={() => void loadDocuments()}
        className="flex h-10 items-center gap-2 rounded-md px-2.5 text-sm text-muted transition-colors hover:bg-hover hover:text-ink @2xl:w-56 @2xl:bg-raised @2xl:inset-ring @2xl:inset-ring-line @2xl:pointer-fine:h-9"
      >
        <MagnifyingGlassIcon aria-hidden className="size-5 @2xl:size-4" />
        <span className="@max-2xl:sr-only">Search</span>
        <Shortcut />
      </button>
      <SearchDialog ref={dialog} pages={pages} isApp />
    </>
  )
}

/** The keys by the platform's name; the server cannot know it, so that it is told once the page is alive. */
function Shortcut() {
  const mounted = useMounted()
  const isMac = mounted && /Mac|iPhone|iPad/.test(navigator.platform)

  return (
    <kbd aria-hidden className="ms-auto font-mono text-xs text-faint @max-2xl:hidden">
      {mounted && (isMac ? '⌘K' : 'Ctrl K')}
    </kbd>
  )
}
