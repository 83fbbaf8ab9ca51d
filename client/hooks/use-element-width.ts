import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in pixels, kept up to date; null before the page is alive. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const { current: measured } = element
    if (!measured) return
    // oxlint-disable-next-line react/set-state-in-effect -- known only once it is laid out, and needed before it is painted
    setWidth(contentWidth(measured))
    const observer = new ResizeObserver(([entry]) => {
      // What is hidden has no width of use.
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}

function contentWidth(element: HTMLElement): number | null {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  const width = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  return width > 0 ? Math.round(width) : null
}
