import { useEffect, useRef, useState } from 'react'

/** Milliseconds after a jump in which scrolling does not choose. */
const jumpSettles = 400

/**
 * The element of a list that is being looked at: the last whose top has passed the upper third of the window, or the
 * one that was jumped to. Null before the page is alive.
 */
export function useCurrentCard(ids: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null)
  const heldUntil = useRef(0)
  const key = ids.join(' ')

  useEffect(() => {
    const elements = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    let frame = 0
    function look() {
      frame = 0
      if (performance.now() < heldUntil.current) return
      const passed = elements.findLast((element) => element.getBoundingClientRect().top < innerHeight / 3)
      setCurrent((passed ?? elements[0])?.id ?? null)
    }
    const onScroll = () => void (frame ||= requestAnimationFrame(look))
    look()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [key])

  /** Makes an element current, brings it into view and moves the focus to its heading's link, which tells its name. */
  function jumpTo(id: string) {
    heldUntil.current = performance.now() + jumpSettles
    setCurrent(id)
    const card = document.getElementById(id)
    card?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
    card?.scrollIntoView({ behavior: 'instant' })
  }

  return { current, jumpTo }
}
