import { usePage } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'

/** Says the title of a page that was reached without a document load, and moves the focus to its start. */
export function PageAnnouncer() {
  const { component, url } = usePage()
  const path = url.replace(/[?#].*$/, '')
  const last = useRef(component + path)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (last.current === component + path) return
    last.current = component + path
    // A page with a field to fill in first has taken the focus already.
    if (document.activeElement?.matches('input')) return
    document.getElementById('content')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [component, path])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
