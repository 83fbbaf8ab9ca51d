import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { shownTitle } from './shown-title.ts'

/** The page that was there before; beyond the layout, which other pages may have another of. */
let last: string | null = null

/** Says the title of a page that was reached without a document load, and moves the focus to its start. */
export function PageAnnouncer() {
  const { component, url } = usePage()
  const place = `${component} ${url.replace(/[?#].*$/, '')}`
  const live = useRef<HTMLOutputElement>(null)

  useEffect(() => {
    const isNew = last !== null && last !== place
    last = place
    if (!isNew) return
    if (live.current) live.current.textContent = shownTitle()
    // A page that begins with a field to fill in may have taken the focus already.
    if (!document.activeElement?.matches('input')) document.getElementById('content')?.focus({ preventScroll: true })
  }, [place])

  return <output ref={live} className="sr-only" />
}
