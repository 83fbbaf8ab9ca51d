import { useEffect } from 'react'

const settling = 4000
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Holds the element that the address points to at the top while the previews above it find their heights,
 * until the reader moves or all has had time to settle.
 */
export function useHashTarget() {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
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
  }, [])
}
