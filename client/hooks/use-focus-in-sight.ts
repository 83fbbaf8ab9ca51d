import { type RefObject, useEffect } from 'react'

/**
 * Brings a frame into view when the Tab key takes the focus to it as a whole. Browsers scroll to what has the focus
 * within a frame; to a document in which nothing can be focused they do not, and who goes by keys would not see where
 * they are (WCAG 2.4.7 and 2.4.11).
 */
export function useFocusInSight(frame: RefObject<HTMLIFrameElement | null>) {
  useEffect(() => {
    const look = () => {
      const { current } = frame
      if (!current || document.activeElement !== current) return
      const { top, bottom } = current.getBoundingClientRect()
      if (top >= innerHeight || bottom <= 0) current.scrollIntoView({ block: 'nearest' })
    }
    // The focus is told to leave this window before it is told where it went.
    const afterwards = () => void setTimeout(look)
    look()
    window.addEventListener('blur', afterwards)
    return () => window.removeEventListener('blur', afterwards)
  }, [frame])
}
