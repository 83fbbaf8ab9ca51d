import { useEffect, useRef } from 'react'

/** The height of one row of the wall's grid in pixels; the class auto-rows-[8px] says the same. */
const row = 8

/**
 * Lets a cell of a grid take as many of its low rows as its content is high, so that the next one moves up into
 * the shorter column. The document's order stays, and no frame is moved, which would load it again.
 */
export function useMasonryCell() {
  const cell = useRef<HTMLLIElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const measure = () => {
      const height = content.current?.offsetHeight
      if (height) cell.current!.style.gridRow = `span ${Math.ceil(height / row)}`
    }
    const observer = new ResizeObserver(measure)
    observer.observe(content.current!)
    measure()
    return () => observer.disconnect()
  }, [])

  return { cell, content }
}
