import {
  memo,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cellHtml } from '#shared/tools/icons/cells.ts'
import type { Look } from '#shared/tools/icons/draw.ts'
import type { GlyphKey, SetId } from '#shared/tools/icons/sets.ts'
import { keyOf, type StyledIcon } from '#shared/tools/icons/icon-style.ts'
import { createGridView, type GridView } from './grid-view.ts'
import { bodyOf } from './icon-store.ts'

/** What the field above the grid does with it. */
export type IconGridHandle = { focus: () => void; active: () => StyledIcon | null }

type Props = {
  ref: Ref<IconGridHandle>
  page: SetId
  /** What the server drew. */
  html: string
  label: string
  shown: readonly StyledIcon[] | null
  everywhere: boolean
  /** Whether the first result is the one that Enter means. */
  isSearch: boolean
  look: Look
  bag: readonly GlyphKey[]
  /** Favourites; null for a guest. */
  kept: readonly GlyphKey[] | null
  /** Changes when drawings have come. */
  arrivals: number
  onOpen: (shown: GlyphKey, byKey: boolean) => void
  onCopy: (shown: StyledIcon) => void
  onBag: (shown: StyledIcon) => void
  onHeart: (key: GlyphKey) => void
  /** Keys that belong to the field, and the way back to it. */
  onSearch: () => void
}

/** Pixels at the window's top that the bars cover. */
const covered = 140
/** The largest an icon is shown in the grid; the panel shows it in full. */
const largest = 40

export const IconGrid = memo(function IconGrid(props: Props) {
  const { ref, page, html, label, shown, everywhere, isSearch, look, bag, kept, arrivals, onOpen, onHeart } = props
  const box = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const view = useRef<GridView>(null)
  const [firstHtml] = useState(html)
  const now = useRef({ bag, kept: kept && new Set(kept), page, everywhere })

  useLayoutEffect(() => {
    now.current = { bag, kept: kept && new Set(kept), page, everywhere }
  }, [bag, kept, page, everywhere])

  useEffect(() => {
    if (!box.current || !rows.current) return
    const made = createGridView({
      box: box.current,
      rows: rows.current,
      write: (each, index, count) => {
        const key = keyOf(each)
        const { bag: bagged, kept: marked } = now.current
        const heart = marked && marked.has(key)
        return cellHtml(each, bodyOf(key), [index, count], bagged.includes(key), now.current, heart)
      },
      onActive: () => {},
    })
    view.current = made
    return () => made.close()
  }, [])

  // Declared after the view is made, so that it is there the first time; before the browser paints from then on.
  const drawnOnce = useRef(false)
  useLayoutEffect(() => {
    if (!drawnOnce.current) return
    if (shown) view.current?.show(shown, { first: isSearch && shown.length > 0 ? 0 : -1 })
  }, [shown, isSearch])
  useEffect(() => {
    if (drawnOnce.current || !shown) return
    drawnOnce.current = true
    view.current?.show(shown, { first: isSearch && shown.length > 0 ? 0 : -1 })
  }, [shown, isSearch])
  useEffect(() => {
    if (drawnOnce.current) view.current?.redraw()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is drawn is read by the view, and these say that it is another
  }, [arrivals, bag, kept, everywhere])

  useLayoutEffect(() => {
    if (!box.current) return
    const { style, dataset } = box.current
    const size = look.size === null ? null : Math.min(look.size, largest)
    set(style, '--icon-size', size === null ? null : `${size}px`)
    set(style, '--icon-stroke', look.stroke === null ? null : String(look.stroke))
    set(style, '--icon-color', look.color)
    toggle(dataset, 'sized', size !== null)
    toggle(dataset, 'stroked', look.stroke !== null)
  }, [look])

  useImperativeHandle(ref, () => ({
    focus() {
      box.current?.focus({ preventScroll: true })
      if ((view.current?.active() ?? -1) < 0) view.current?.setActive(0, { reveal: true, below: covered })
    },
    active: () => view.current?.at(view.current.active()) ?? null,
  }))

  function onClick(event: MouseEvent) {
    const cell = (event.target as Element).closest<HTMLElement>('[data-key]')
    if (!cell || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    view.current?.setActive(Number(cell.id.slice('icon-'.length)))
    if ((event.target as Element).closest('[data-heart]')) return onHeart(cell.dataset.key as GlyphKey)
    onOpen(cell.dataset.key as GlyphKey, false)
  }

  return (
    <div
      ref={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox that is drawn in part, in two dimensions, has no tag
      role="listbox"
      aria-label={label}
      tabIndex={0}
      data-live
      data-everywhere={everywhere || undefined}
      onClick={onClick}
      onKeyDown={(event) => view.current && onKey(event, view.current, props)}
      className="icon-grid"
    >
      <div ref={rows} role="presentation" className="icon-rows" dangerouslySetInnerHTML={{ __html: firstHtml }} />
    </div>
  )
})

function onKey(event: KeyboardEvent, view: GridView, { onCopy, onBag, onHeart, onOpen, onSearch }: Props) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const [at, last, columns] = [view.active(), view.count() - 1, view.columns()]
  const shown = view.at(at)
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    PageDown: at + columns * view.page(),
    PageUp: at - columns * view.page(),
    Home: 0,
    End: last,
  }
  const target = targets[event.key]
  if (event.key === 'ArrowUp' && at < columns) onSearch()
  else if (target !== undefined) view.setActive(Math.max(0, Math.min(last, target)), { reveal: true, below: covered })
  else if (event.key === 'Enter' && shown && event.shiftKey) onOpen(keyOf(shown), true)
  else if (event.key === 'Enter' && shown) onCopy(shown)
  else if (event.key === ' ' && shown && event.shiftKey) onHeart(keyOf(shown))
  else if (event.key === ' ' && shown) onBag(shown)
  else {
    // What is typed goes on in the field.
    if (event.key.length === 1 || event.key === 'Backspace') onSearch()
    return
  }
  event.preventDefault()
}

function set(style: CSSStyleDeclaration, name: string, value: string | null) {
  if (value === null) style.removeProperty(name)
  else style.setProperty(name, value)
}
function toggle(dataset: DOMStringMap, name: string, on: boolean) {
  if (on) dataset[name] = ''
  else delete dataset[name]
}
