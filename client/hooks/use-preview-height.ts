import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { ComponentMeta } from '#shared/catalog.ts'
import { heightAt, type PreviewHeights } from '#shared/preview-heights.ts'

type Message = { component: string } & (
  { type: 'millwork:height'; height: number; width: number } | { type: 'millwork:used' }
)
type Options = {
  component: Pick<ComponentMeta, 'path' | 'minHeight'>
  /** What was measured beforehand. */
  heights?: PreviewHeights | undefined
  /** Pixels, where it does not follow from the place. */
  width: number | null
  /** Wider than its place, and shown smaller than life for it. */
  isScaled?: boolean
  roomWhenUsed: boolean
}
type ReportedHeight = { height: number; width: number }

const known = new Map<string, number>()
/** As high as many are, and high enough that what follows moves below the fold. */
const firstGuess = 600
/** A sample that grows with its own frame must not grow for ever. */
const tallest = 6000
const none: PreviewHeights = []

/**
 * The height a preview needs: what it says itself at its width; before it has spoken, what was measured for that
 * width, what it said last time, or a guess. `used` tells whether somebody has used it.
 */
export function usePreviewHeight(
  box: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  { component: { path, minHeight }, heights = none, width, isScaled = false, roomWhenUsed }: Options,
) {
  const [used, setUsed] = useState(false)
  const [place, setPlace] = useState<number | null>(null)
  const [spoken, setSpoken] = useState<ReportedHeight | null>(null)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // oxlint-disable-next-line react/set-state-in-effect -- known only once it is laid out, and needed before it is painted
    setPlace(element.clientWidth || null)
    const observer = new ResizeObserver(() => element.clientWidth && setPlace(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent<Message>) {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.component !== path) return
      if (data.type === 'millwork:used') setUsed(true)
      if (data.type !== 'millwork:height') return
      // A frame in a hidden panel has no layout and reports nothing of use.
      if (data.height < 1 || frame.current?.offsetParent === null) return
      const height = Math.min(data.height, tallest)
      known.set(path, height)
      setSpoken({ height, width: data.width })
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame, path])

  const shown = width === null ? place : isScaled ? width : Math.min(width, place ?? width)
  const measured = shown === null ? null : heightAt(heights, shown)
  const isCurrent = spoken !== null && (spoken.width === shown || measured === null)
  const height = isCurrent ? spoken.height : (measured ?? spoken?.height ?? known.get(path) ?? firstGuess)
  const roomy = used || !roomWhenUsed
  return { height: roomy ? Math.max(height, minHeight) : height, used }
}
