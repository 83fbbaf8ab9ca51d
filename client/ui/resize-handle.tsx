import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { percent } from '#shared/preview-widths.ts'

type Props = {
  stage: RefObject<HTMLElement | null>
  width: number | null
  /** How large the preview is shown, 1 for life-size. */
  scale?: number | null
  onWidth: (width: number | null) => void
  onDragging: (dragging: boolean) => void
}

const narrowest = 320
/** Full width has no number that holds on every screen; the value text says it. */
const widestSpoken = 1920
/** Pixels the handle takes of the stage. */
export const handleWidth = 16
const step = 16

/** Pulls the preview's trailing edge; with the keyboard by arrow keys, Home and End. */
export function ResizeHandle({ stage, width, scale = 1, onWidth, onDragging }: Props) {
  const grip = useRef(0)
  const widest = () => (stage.current?.clientWidth ?? narrowest) - handleWidth
  // One that is shown scaled takes all the room.
  const taken = () => Math.min(width ?? Infinity, widest())
  const resize = (next: number) => onWidth(next >= widest() ? null : Math.max(narrowest, Math.round(next)))

  const isScaled = scale !== null && scale < 1

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = event.clientX - taken()
    onDragging(true)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(event.clientX - grip.current)
  }

  function onKeyDown(event: KeyboardEvent) {
    const now = taken()
    const targets: Record<string, number> = {
      ArrowLeft: now - step,
      ArrowRight: now + step,
      Home: narrowest,
      End: Infinity,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    resize(target)
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a separator with a value is a control, and hr cannot be one
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the preview"
      aria-valuemin={narrowest}
      aria-valuemax={widestSpoken}
      aria-valuenow={width ?? widestSpoken}
      aria-valuetext={
        width === null ? 'Full width' : `${width} pixels${isScaled ? `, shown at ${percent(scale)}` : ''}`
      }
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => onDragging(false)}
      onDoubleClick={() => onWidth(null)}
      onKeyDown={onKeyDown}
      className="group relative grid w-4 shrink-0 cursor-ew-resize touch-none place-items-center border-s border-line bg-sunken hover:bg-hover focus-visible:-outline-offset-2 max-md:hidden"
    >
      {/* Stays in view beside a component that is taller than the window. */}
      <span className="sticky inset-y-[45vh] h-8 w-1 rounded-full bg-line-strong transition-colors group-hover:bg-control" />
    </div>
  )
}
