'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Lets plain links go by the router, with one listener for all of them: the index of notes has more than a hundred, and
 * a component for each would cost whoever opens it. A page is fetched ahead when somebody points at a link to it, not
 * because the link can be seen.
 */
export function Links() {
  const router = useRouter()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const near = ({ target }: Event) => {
      const way = wayAt(target)
      if (way !== undefined) router.prefetch(way)
    }
    const go = (event: MouseEvent) => {
      const way = wayAt(event.target)
      // What a `<Link>` has answered already, or what opens elsewhere, is left alone.
      if (way === undefined || event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      router.push(way)
    }
    document.addEventListener('pointerover', near, { signal })
    document.addEventListener('focusin', near, { signal })
    document.addEventListener('click', go, { signal })
    return () => leaving.abort()
  }, [router])

  return null
}

/** The page of this site that a link leads to. */
function wayAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (!link || link.target !== '' || link.origin !== window.location.origin) return undefined
  return link.pathname + link.search + link.hash
}
