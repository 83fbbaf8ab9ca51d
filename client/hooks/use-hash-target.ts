import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { urls } from '#shared/urls.ts'

const none = {}
const settling = 4000
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Holds the element that the address points to at the top while the previews above it find their heights,
 * until the reader moves or all has had time to settle. An anchor among those that `moved` leads to the new address.
 */
export function useHashTarget(moved: Readonly<Record<string, string>> = none) {
  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1))
    const target = document.getElementById(anchor)
    if (!target && Object.hasOwn(moved, anchor)) router.visit(urls.appComponent(moved[anchor]!), { replace: true })
    if (!target) return
    const hold = () => target.scrollIntoView({ behavior: 'instant' })
    const observer = new ResizeObserver(hold)
    observer.observe(document.body)
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const move of ownMoves) removeEventListener(move, stop)
    }
    const timer = setTimeout(stop, settling)
    for (const move of ownMoves) addEventListener(move, stop, { passive: true })
    return stop
  }, [moved])
}
