import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { dragRow } from '#client/drag-rows.ts'
import { CollectionRow } from './collection-row.tsx'
import type { useCollection } from './use-collection.ts'

type Props = Pick<ReturnType<typeof useCollection>, 'rows' | 'moved' | 'move' | 'takeOut' | 'putBack'>

/** What lies in a collection, in its order: dragged by hand, or moved a place at a time. */
export function CollectionItems({ rows, moved, move, takeOut, putBack }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const stopDrag = useRef<(() => void) | null>(null)
  useEffect(() => () => stopDrag.current?.(), [])

  // After each drawing: a button that goes along with its row keeps the focus, and stays in sight.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  })

  function drag({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>, from: number) {
    if (!list.current) return
    const onDrop = (to: number) => move(from, to)
    stopDrag.current = dragRow({ list: list.current, from, handle: currentTarget, event: nativeEvent, onDrop })
  }
  function moveBy(event: MouseEvent<HTMLElement>, from: number, by: -1 | 1) {
    if (event.currentTarget.ariaDisabled) return
    pressed.current = event.currentTarget
    move(from, from + by)
  }
  /** Its buttons change, and who pressed one is at what came in its place. */
  function change(path: string, act: () => void) {
    act()
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-path="${path}"] button`)?.focus())
  }

  return (
    <>
      <ol ref={list} aria-label="In this collection" className="group/order mt-6 border-t border-line">
        {rows.map((row, place) => (
          <CollectionRow
            key={row.path}
            row={row}
            place={place}
            isLast={place === rows.length - 1}
            onGrab={(event) => drag(event, place)}
            onMove={(event, by) => moveBy(event, place, by)}
            onTakeOut={() => change(row.path, () => takeOut(row))}
            onPutBack={() => change(row.path, () => putBack(row))}
          />
        ))}
      </ol>
      <output className="sr-only">{moved}</output>
    </>
  )
}
