import { type RefObject, useEffect, useState } from 'react'

type Message = { type: 'millwork:opened'; height: number }

/** Pixels that a preview takes with what is open in it, as far as its document says so; 0 while nothing is. */
export function useOpenedHeight(frame: RefObject<HTMLIFrameElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent<Message>) {
      if (origin !== location.origin || data?.type !== 'millwork:opened') return
      if (source === frame.current?.contentWindow) setHeight(Math.min(data.height, tallest))
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame])
  return height
}

/** A sample that grows with its own frame must not grow for ever. */
const tallest = 6000
