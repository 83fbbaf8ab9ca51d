import { useEffect, useRef, useState } from 'react'

type State = 'idle' | 'copied' | 'failed'

/** Puts text on the clipboard, answers whether it lies there, and says so for two seconds. Null is what could not be had. */
export function useCopy() {
  const [state, setState] = useState<State>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(text: string | null) {
    const done = text !== null && (await writeClipboard(text))
    setState(done ? 'copied' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), 2000)
    return done
  }

  return { state, copy }
}

/** Puts text on the clipboard; false when the browser refuses. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return writeBySelection(text)
  }
}

/** The clipboard API is missing on plain http addresses other than localhost. */
function writeBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'fixed top-0 opacity-0'
  document.body.append(area)
  const focused = document.activeElement as HTMLElement | null
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  focused?.focus()
  return done
}
