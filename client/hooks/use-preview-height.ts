import { type RefObject, useEffect, useState } from 'react'
import type { ComponentMeta } from '#shared/catalog.ts'

type Message = { component: string } & ({ type: 'millwork:height'; height: number } | { type: 'millwork:used' })

const known = new Map<string, number>()
/** As high as many are, and high enough that what follows moves below the fold. */
const firstGuess = 600
/** A sample that grows with its own frame must not grow for ever. */
const tallest = 6000

/** The height a preview asks for; before it has spoken, what it asked for last time, or a guess. */
export function usePreviewHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  { path, minHeight }: Pick<ComponentMeta, 'path' | 'minHeight'>,
  roomWhenUsed = false,
) {
  const [roomy, setRoomy] = useState(!roomWhenUsed)
  const [height, setHeight] = useState(() => known.get(path) ?? firstGuess)

  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent<Message>) {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.component !== path) return
      if (data.type === 'millwork:used') setRoomy(true)
      if (data.type !== 'millwork:height') return
      // A frame in a hidden panel has no layout and reports nothing of use.
      if (data.height < 1 || frame.current?.offsetParent === null) return
      const next = Math.min(data.height, tallest)
      known.set(path, next)
      setHeight(next)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame, path])

  return roomy ? Math.max(height, minHeight) : height
}
