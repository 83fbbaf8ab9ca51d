import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pixels beyond the window within which something is made ready, and beyond which it may go again. */
const ready = 1000
const gone = 3000

/** Whether an element is near enough to the window to be worth its memory; what must `stay` is not let go. */
export function useNear(element: RefObject<HTMLElement | null>, stay: boolean) {
  const [near, setNear] = useState(false)
  const visible = useRef(false)
  const mayGo = useRef(!stay)
  useEffect(() => void (mayGo.current = !stay), [stay])

  useEffect(() => {
    const { current: watched } = element
    if (!watched) return
    const watch = (margin: number, onChange: (inside: boolean) => void) => {
      const observer = new IntersectionObserver(
        // What is not laid out, as in a hidden panel, is nowhere.
        ([entry]) => entry && entry.boundingClientRect.width > 0 && onChange(entry.isIntersecting),
        { rootMargin: `${margin}px 0px` },
      )
      observer.observe(watched)
      return observer
    }
    const observers = [
      watch(0, (inside) => (visible.current = inside)),
      watch(ready, (inside) => inside && setNear(true)),
      watch(gone, (inside) => !inside && mayGo.current && setNear(false)),
    ]
    return () => observers.forEach((observer) => observer.disconnect())
  }, [element])

  return { near, visible }
}
