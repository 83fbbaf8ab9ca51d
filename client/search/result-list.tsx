/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a listbox that is drawn in part, and whose focus stays in a field, has no tag */
import { clsx } from 'clsx'
import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { itemAt } from '#shared/defined.ts'
import type { ResultRow } from './results.ts'
import { ResultOption } from './result-option.tsx'
import { NoResults } from './no-results.tsx'
import { heightOf, rowTops, visibleRows } from './rows.ts'

/** 18rem at the usual size of text; where text is larger, the box tells so before it is painted. */
const usualHeight = 288
/** Rows drawn beyond those in sight. */
const spareRows = 12

export type ResultListHandle = { reveal: (index: number) => void }

type Props = {
  ref: Ref<ResultListHandle>
  /** Options are called `id-0`, `id-1` …, the list `id-list`. */
  id: string
  rows: readonly ResultRow[]
  /** What was looked for. */
  words: string
  count: number
  active: number
  /** Whether whoever searches may read all code. */
  isOpen: boolean
  onPoint: (index: number) => void
  onChoose: (href: string) => void
}

/** The results, of which only those in sight are drawn. */
export function ResultList({ ref, id, rows, words, count, active, isOpen, onPoint, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: usualHeight })
  const tops = useMemo(() => rowTops(rows), [rows])
  const { first, last } = visibleRows(tops, view.top, view.height, spareRows)

  useLayoutEffect(() => {
    const height = box.current?.clientHeight ?? 0
    if (height > view.height) setView((before) => ({ ...before, height }))
  }, [view.height])

  const lookAt = ({ scrollTop: top, clientHeight: height }: HTMLDivElement) => setView({ top, height })

  useImperativeHandle(ref, () => ({
    reveal(index) {
      const row = rows.findIndex((each) => each.kind === 'option' && each.index === index)
      const element = box.current
      if (!element || row < 0) return
      // A heading comes into sight with the first of its options.
      const top = itemAt(tops, rows[row - 1]?.kind === 'heading' ? row - 1 : row)
      const bottom = itemAt(tops, row + 1)
      if (top < element.scrollTop) element.scrollTop = top
      else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight
      else return
      // Drawn at once, since the field names the option it has marked.
      lookAt(element)
    },
  }))

  if (count === 0) return <NoResults words={words} />
  return (
    <div
      ref={box}
      id={`${id}-list`}
      role="listbox"
      aria-label="Results"
      onScroll={({ currentTarget }) => lookAt(currentTarget)}
      className="max-h-72 min-w-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2"
    >
      <div role="presentation" className="relative" style={{ height: tops.at(-1) }}>
        {rows.slice(first, last).map((row, offset) => {
          const top = tops[first + offset]
          if (row.kind === 'heading')
            return (
              <div
                key={`# ${row.text}`}
                role="presentation"
                style={{ top, height: heightOf(row) }}
                className="absolute inset-x-0 flex items-end px-3 pb-1.5 text-xs font-medium text-faint"
              >
                {row.text}
              </div>
            )
          const { entry, index } = row
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are heard by the field, which keeps the focus
            <div
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              aria-setsize={count}
              aria-posinset={index + 1}
              onPointerMove={() => index !== active && onPoint(index)}
              onClick={() => onChoose(entry.href)}
              style={{ top, height: heightOf(row) }}
              className={clsx(
                'absolute inset-x-0 flex cursor-pointer items-center gap-3 rounded-lg px-3 text-sm select-none',
                index === active ? 'bg-hover text-ink' : 'text-muted',
              )}
            >
              <ResultOption row={row} isOpen={isOpen} />
            </div>
          )
        })}
      </div>
    </div>
  )
}
