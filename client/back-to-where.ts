import { router } from '@inertiajs/react'

type Noted = { documentScrollPosition?: { left: number; top: number } } | null

/**
 * Back leads to where a page was left. The router notes a scroll a moment after it happened, and one that is noted when
 * the browser has already gone back would be that of the page before: it is written into the entry that is come back
 * to, and read from there. What that entry says when it is come back to is what counts.
 */
export function goBackToWhereItWas(): void {
  let wanted: { left: number; top: number } | undefined
  window.addEventListener('popstate', ({ state }) => {
    wanted = (state as Noted)?.documentScrollPosition
  })
  router.on('navigate', () => {
    const place = wanted
    wanted = undefined
    // The router scrolls in the next frame, too, and has asked for it before.
    if (place) requestAnimationFrame(() => scrollTo({ ...place, behavior: 'instant' }))
  })
}
