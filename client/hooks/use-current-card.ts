import { useEffect, useRef, useState } from 'react'
import { holdInPlace, onReaderMoves } from './hold-in-place.ts'

/**
 * The element of a list that is being looked at: the one that was jumped to, until the reader moves the page; else the
 * last whose top has passed the upper third of the window. Null before the page is alive.
 */
export function useCurrentCard(ids: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null)
  const jumped = useRef(false)
  const letGo = useRef<() => void>(undefined)
  const key = ids.join(' ')

  useEffect(() => {
    const elements = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    let frame = 0
    function look() {
      frame = 0
      // Previews that find their height move the page too; that is nobody's choice.
      if (jumped.current) return
      const passed = elements.findLast((element) => element.getBoundingClientRect().top < innerHeight / 3)
      setCurrent((passed ?? elements[0])?.id ?? null)
    }
    const onScroll = () => void (frame ||= requestAnimationFrame(look))
    const forget = onReaderMoves(() => (jumped.current = false))
    look()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
      forget()
      letGo.current?.()
      jumped.current = false
    }
  }, [key])

  /** Makes an element current, brings it into view and moves the focus to its heading's link, which tells its name. */
  function jumpTo(id: string) {
    letGo.current?.()
    jumped.current = true
    setCurrent(id)
    const card = document.getElementById(id)
    card?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
    card?.scrollIntoView({ behavior: 'instant' })
    letGo.current = card ? holdInPlace(card) : undefined
  }

  return { current, jumpTo }
}
