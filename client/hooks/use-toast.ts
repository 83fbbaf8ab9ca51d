import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds; long enough to be read. */
const shown = 2500

/** A text that goes by itself, and the way to say one. */
export function useToast() {
  const [text, setText] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = useCallback((words: string) => {
    setText(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setText(null), shown)
  }, [])
  return [text, say] as const
}
