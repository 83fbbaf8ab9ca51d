import { useEffect, useState } from 'react'

/** True once the page is scrolled by at least so many pixels. */
export function useScrolled(threshold: number) {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(scrollY >= threshold)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [threshold])
  return scrolled
}
