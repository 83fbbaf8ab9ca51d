import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { Link } from '#client/router-link.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { urls } from '#shared/urls.ts'
import type { SearchDialogHandle } from './search-dialog.tsx'
import { useSearchShortcut } from './use-search-shortcut.ts'

const PublicDialog = lazy(() => import('./public-dialog.tsx'))

/** The search of pages for everyone: a link to its page, and the palette for who presses its keys. */
export function PublicSearch() {
  const dialog = useRef<SearchDialogHandle>(null)
  const [wanted, setWanted] = useState(false)

  function show() {
    if (wanted) dialog.current?.show()
    else setWanted(true)
  }
  useSearchShortcut(show)
  return (
    <>
      <Link
        href={urls.search()}
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex size-10 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink"
      >
        <MagnifyingGlassIcon aria-hidden className="size-5" />
        <span className="sr-only">Search</span>
      </Link>
      {wanted && (
        <Suspense>
          <PublicDialog ref={dialog} />
        </Suspense>
      )}
    </>
  )
}
