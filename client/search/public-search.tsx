import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { Link } from '#client/router-link.tsx'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { urls } from '#shared/urls.ts'
import type { SearchDialogHandle } from './search-dialog.tsx'
import { useSearchShortcut } from './use-search-shortcut.ts'

const load = () => import('./public-dialog.tsx')
const PublicDialog = lazy(load)

/** The search of pages for everyone: a link to its page, and the palette once somebody means to search. */
export function PublicSearch() {
  const dialog = useRef<SearchDialogHandle>(null)
  const [wanted, setWanted] = useState(false)

  function show() {
    if (wanted) dialog.current?.show()
    else setWanted(true)
  }
  useSearchShortcut(show)
  function onClick(event: MouseEvent) {
    event.preventDefault()
    show()
  }

  return (
    <>
      <Link
        href={urls.search()}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onClick}
        onPointerEnter={() => void load()}
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
