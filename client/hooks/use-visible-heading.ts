import { useEffect, useState } from 'react'
import type { Heading } from '#shared/article.ts'

/** The heading whose text is being read: the last one above the upper third of the window. Null before the first. */
export function useVisibleHeading(headings: readonly Heading[]): string | null {
  const [visible, setVisible] = useState<string | null>(null)

  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      const passed = elements.filter((element) => element.getBoundingClientRect().top < innerHeight / 3)
      setVisible(passed.at(-1)?.id ?? null)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [headings])

  return visible
}
