/** Milliseconds in which what stands above has time to find its height. */
const settling = 4000
const gestures = ['wheel', 'touchmove', 'pointerdown'] as const
const scrollingKeys = /^(?: |Tab|Enter|Home|End|Page\w+|Arrow\w+)$/

/** Calls back at every sign of readers moving the page themselves; what it gives back stops it. */
export function onReaderMoves(moved: () => void): () => void {
  const onKey = ({ key }: KeyboardEvent) => scrollingKeys.test(key) && moved()
  for (const gesture of gestures) addEventListener(gesture, moved, { passive: true })
  addEventListener('keydown', onKey)
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, moved)
    removeEventListener('keydown', onKey)
  }
}

/**
 * Holds an element at the top while the previews above it find their heights, until the reader moves or all has had
 * time to settle. What it gives back lets go.
 */
export function holdInPlace(element: Element): () => void {
  const hold = () => element.scrollIntoView({ behavior: 'instant' })
  const observer = new ResizeObserver(hold)
  observer.observe(document.body)
  function letGo() {
    observer.disconnect()
    clearTimeout(timer)
    forget()
  }
  const timer = setTimeout(letGo, settling)
  const forget = onReaderMoves(letGo)
  return letGo
}
