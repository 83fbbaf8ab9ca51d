import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * A value as it was before the frame that is being drawn, and the new one after it: what hangs on it never delays the
 * first sight of a change. useDeferredValue would begin before that frame and share its time.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const isWaiting = useRef(false)

  useEffect(() => {
    latest.current = value
    // One that waits takes what is newest then, so that a drag cannot put it off for ever.
    if (isWaiting.current || shown === value) return
    isWaiting.current = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting.current = false
        startTransition(() => setShown(latest.current))
      }),
    )
  }, [value, shown])

  return shown
}
