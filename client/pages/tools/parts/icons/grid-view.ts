/**
 * The grid of icons, of which only the rows in sight are in the document. React does not draw it: between a key and its
 * results there is one search and one text that the browser parses.
 */
import { keyOf, type StyledIcon } from '#shared/tools/icons/icon-style.ts'

type Options = {
  /** Takes the focus, says how tall all is, and holds the rows. */
  box: HTMLElement
  rows: HTMLElement
  write: (shown: StyledIcon, index: number, count: number) => string
  onActive: (index: number) => void
}

/** Rows drawn beyond the window's edges while it scrolls, and at once. */
const spare = { scrolling: 3, first: 1 }

export type GridView = ReturnType<typeof createGridView>

export function createGridView({ box, rows, write, onActive }: Options) {
  let list: readonly StyledIcon[] = []
  let [columns, rowHeight] = [1, 96]
  let drawn = { from: 0, to: 0 }
  let active = -1
  let frame = 0

  function measure() {
    const cell = rows.firstElementChild
    columns = Math.max(1, getComputedStyle(rows).gridTemplateColumns.split(' ').length)
    if (cell instanceof HTMLElement) rowHeight = cell.offsetHeight || rowHeight
  }

  const rowCount = () => Math.ceil(list.length / columns)
  function rowsInSight(extra: number) {
    const top = box.getBoundingClientRect().top
    const from = Math.floor(-top / rowHeight) - extra
    const to = Math.ceil((innerHeight - top) / rowHeight) + extra
    const last = rowCount()
    return { from: Math.max(0, Math.min(from, last - 1)), to: Math.max(0, Math.min(to, last)) }
  }

  function htmlOf(from: number, to: number): string {
    let html = ''
    const first = from * columns
    for (const [offset, each] of list.slice(first, to * columns).entries())
      html += write(each, first + offset, list.length)
    return html
  }

  function place() {
    rows.style.transform = drawn.from > 0 ? `translateY(${drawn.from * rowHeight}px)` : ''
    mark()
  }

  /** Everything anew: the list, a drawing or the width is another. */
  function draw() {
    const wanted = rowsInSight(spare.first)
    drawn = wanted
    const { activeElement } = document
    const focused = activeElement && rows.contains(activeElement) ? activeElement.id : ''
    rows.innerHTML = htmlOf(wanted.from, wanted.to)
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
    box.style.height = `${rowCount() * rowHeight}px`
    place()
  }

  /** What came into sight is added and what left it goes; the rest stays as it is. */
  function follow() {
    frame = 0
    if (list.length === 0) return
    const now = rowsInSight(spare.first)
    if (now.from >= drawn.from && now.to <= drawn.to) return
    const { from, to } = rowsInSight(spare.scrolling)
    if (from >= drawn.to || to <= drawn.from) rows.innerHTML = htmlOf(from, to)
    else {
      for (let left = (from - drawn.from) * columns; left > 0; left--) rows.firstElementChild?.remove()
      for (let left = Math.min(list.length, drawn.to * columns) - to * columns; left > 0; left--)
        rows.lastElementChild?.remove()
      if (from < drawn.from) rows.insertAdjacentHTML('afterbegin', htmlOf(from, drawn.from))
      if (to > drawn.to) rows.insertAdjacentHTML('beforeend', htmlOf(drawn.to, to))
    }
    drawn = { from, to }
    place()
  }

  function mark() {
    rows.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false')
    const cell = active < 0 ? null : rows.querySelector(`#icon-${active}`)
    cell?.setAttribute('aria-selected', 'true')
    if (cell) box.setAttribute('aria-activedescendant', cell.id)
    else box.removeAttribute('aria-activedescendant')
  }

  function setActive(index: number, { reveal = false, below = 0 } = {}) {
    active = index
    if (reveal && index >= 0) {
      const top = box.getBoundingClientRect().top + Math.floor(index / columns) * rowHeight
      if (top < below) scrollBy({ top: top - below, behavior: 'instant' })
      else if (top + rowHeight > innerHeight) scrollBy({ top: top + rowHeight - innerHeight, behavior: 'instant' })
      follow()
    }
    mark()
    onActive(index)
  }

  const onScroll = () => (frame ||= requestAnimationFrame(follow))
  const resized = new ResizeObserver(() => {
    const before = columns
    measure()
    if (list.length > 0 && before !== columns) draw()
    else onScroll()
  })
  addEventListener('scroll', onScroll, { passive: true })
  // The box is as wide as what it stands in, and is made higher from here.
  if (box.parentElement) resized.observe(box.parentElement)
  measure()

  return {
    show(next: readonly StyledIcon[], { first = -1 } = {}) {
      const [before, now] = [list[active], next[active]]
      // The same icons come again when their tags do: who was at one stays there.
      const stays = first < 0 && before && now && keyOf(before) === keyOf(now)
      list = next
      active = stays ? active : first
      draw()
      onActive(active)
    },
    /** The same icons, drawn or marked otherwise, or in rows of another height. */
    redraw() {
      if (list.length === 0) return
      draw()
      measure()
      draw()
    },
    setActive,
    active: () => active,
    columns: () => columns,
    /** Rows that a page of the window holds. */
    page: () => Math.max(1, Math.floor(innerHeight / rowHeight) - 2),
    at: (index: number) => list[index] ?? null,
    count: () => list.length,
    close() {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      resized.disconnect()
    },
  }
}
