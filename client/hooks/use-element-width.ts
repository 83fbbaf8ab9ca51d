import { type RefObject, useEffect, useState } from 'react'

/** The width of an element in pixels, kept up to date; null before the page is alive. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const { current: measured } = element
    if (!measured) return
    const observer = new ResizeObserver(([entry]) => {
      // What is hidden has no width of use.
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
