/** Shows what a component is about open in its preview, and closes it, by one press outside of it. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type Message = { type: 'millwork:opened'; open: boolean }

/** Milliseconds between two looks whether a preview is alive. */
const pause = 50

/**
 * @param stage holds the preview's frame, now or soon
 * @param opens the name of the button in it, or null
 * @returns whether it is open, and what a press does; a press waits for a frame that is not alive yet
 */
export function useOpenedPreview(stage: RefObject<HTMLElement | null>, opens: string | null) {
  const [open, setOpen] = useState(false)
  const [waits, setWaits] = useState(false)
  const leave = useRef<AbortController | null>(null)
  useEffect(() => () => leave.current?.abort(), [])

  useEffect(() => {
    if (opens === null) return
    function onMessage({ origin, source, data }: MessageEvent<Message>) {
      if (origin !== location.origin || data?.type !== 'millwork:opened') return
      if (source === frameIn(stage.current)?.contentWindow) setOpen(data.open)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [stage, opens])

  const toggle = useCallback(async () => {
    leave.current?.abort()
    const { signal } = (leave.current = new AbortController())
    const message = open ? { type: 'millwork:close' } : { type: 'millwork:open', name: opens }
    keepFocus(stage, signal)
    setWaits(true)
    const frame = await aliveFrame(stage, signal)
    setWaits(false)
    frame?.contentWindow?.postMessage(message, location.origin)
  }, [stage, opens, open])

  return { open, waits, toggle: () => void toggle() }
}

const frameIn = (stage: HTMLElement | null) => stage?.querySelector('iframe') ?? null

/** The frame once its sample reacts; it is woken where it rests. Null when that is no longer wanted. */
async function aliveFrame(stage: RefObject<HTMLElement | null>, signal: AbortSignal) {
  let woken: Document | null = null
  while (!signal.aborted) {
    const frame = frameIn(stage.current)
    const inside = frame?.contentDocument ?? null
    const sample = inside?.readyState === 'complete' ? inside.getElementById('preview') : null
    if (sample?.dataset.alive !== undefined) return frame
    if (sample && woken !== inside) {
      woken = inside
      inside?.defaultView?.dispatchEvent(new Event('pointermove'))
      // Lets one that waits for a still page begin.
      inside?.defaultView?.dispatchEvent(new Event('pointerover'))
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return null
}

/**
 * Dialogs and menus take the focus when they open; the person who pressed our button stays where they are until they
 * turn to the preview, or to anything else, themselves.
 */
function keepFocus(stage: RefObject<HTMLElement | null>, signal: AbortSignal) {
  const kept = document.activeElement
  const own = new AbortController()
  const until = AbortSignal.any([signal, own.signal])
  const end = ({ isTrusted }: Event) => isTrusted && own.abort()
  // The press that asked for it is still on its way up.
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, end, { signal: until, capture: true })
    frameIn(stage.current)?.contentWindow?.addEventListener(type, end, { signal: until, capture: true })
  }
  const back = () => {
    const frame = frameIn(stage.current)
    if (until.aborted || !frame?.contentDocument?.hasFocus()) return
    // The keys may go to the frame even where the focus of this document is not on it.
    window.focus()
    if (document.activeElement === kept) return
    if (kept instanceof HTMLElement && kept !== document.body) kept.focus({ preventScroll: true })
    else frame.blur()
  }
  addEventListener(
    'blur',
    () => {
      back()
      // Some browsers name the frame only afterwards.
      setTimeout(back)
    },
    { signal: until },
  )
}
