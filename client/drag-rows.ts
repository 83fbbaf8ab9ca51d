/** Pixels from an edge of the window from which the page scrolls along: at the top, the head of the page included. */
const edges = { top: 112, bottom: 56 }
/** Pixels a frame. */
const speed = 14

type Drag = {
  list: HTMLElement
  /** Which of its children is dragged, counted from 0. */
  from: number
  /** What was pressed, with `touch-action: none`, and how. */
  handle: HTMLElement
  event: PointerEvent
  /** Gets the place where the row was let go, if that is another. */
  onDrop: (to: number) => void
}

/**
 * Lets somebody drag a row of a list, with a mouse, a pen or a finger. Rows only seem to move until it is let go, and
 * Escape puts everything back. Meanwhile the list has `data-dragging`, and the row `data-dragged`.
 *
 * @returns what ends it without a move
 */
export function dragRow({ list, from, handle, event, onDrop }: Drag): (() => void) | null {
  const rows = [...list.children] as HTMLElement[]
  const boxes = rows.map((each) => each.getBoundingClientRect())
  const [row, own] = [rows[from], boxes[from]]
  if (event.button !== 0 || !row || !own) return null
  event.preventDefault()
  handle.setPointerCapture(event.pointerId)
  const begun = { scroll: window.scrollY, pointer: event.clientY }
  let [pointer, to, frame] = [event.clientY, from, 0]
  list.dataset.dragging = ''
  row.dataset.dragged = ''

  const draw = () => {
    const moved = pointer - begun.pointer + window.scrollY - begun.scroll
    // A row gives way when an edge of the dragged one has come to its middle.
    const isBefore = ({ top, height }: DOMRect, at: number) =>
      top + height / 2 < (at < from ? own.top : own.bottom) + moved
    to = boxes.filter((box, at) => at !== from && isBefore(box, at)).length
    for (const [at, each] of rows.entries()) {
      const shift = at > from && at <= to ? -own.height : at < from && at >= to ? own.height : 0
      each.style.translate = at === from ? `0 ${moved}px` : shift ? `0 ${shift}px` : ''
    }
  }
  const follow = () => {
    if (pointer < edges.top) window.scrollBy({ top: -speed, behavior: 'instant' })
    else if (pointer > window.innerHeight - edges.bottom) window.scrollBy({ top: speed, behavior: 'instant' })
    draw()
    frame = requestAnimationFrame(follow)
  }
  const ended = new AbortController()
  const finish = (isKept: boolean) => {
    cancelAnimationFrame(frame)
    ended.abort()
    delete list.dataset.dragging
    delete row.dataset.dragged
    for (const each of rows) each.style.translate = ''
    if (isKept && to !== from) onDrop(to)
  }
  const { signal } = ended
  handle.addEventListener('pointermove', ({ clientY }) => void (pointer = clientY), { signal })
  handle.addEventListener('pointerup', () => (draw(), finish(true)), { signal })
  handle.addEventListener('pointercancel', () => finish(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal })
  frame = requestAnimationFrame(follow)
  return () => finish(false)
}
