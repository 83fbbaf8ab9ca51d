/** The numbers of an answer's sources, and their notes in the margin. */
import { createContext, use, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import Link from '@/components/link'
import type { Source } from '@/lib/types'
import { marginStyles } from '@/ui/styles'

interface Margin {
  sources: readonly Source[]
  open: ReadonlySet<number>
  /** Notes that have come in: their block may be drawn anew, and they come in only once. */
  arrived: Set<number>
  toggle: (number: number) => void
  idOf: (number: number) => string
}

export const MarginContext = createContext<Margin | undefined>(undefined)

function useMargin(): Margin {
  const margin = use(MarginContext)
  if (!margin) throw new Error('Numbers and notes stand in an answer.')
  return margin
}

/** How long a new note takes to come in, in milliseconds. */
const comingIn = 200

export function Mark({ number, label }: { number: number; label: string }) {
  const { open, toggle, idOf } = useMargin()
  const isOpen = open.has(number)

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    // It closes the note and does not stop the answer.
    event.preventDefault()
    toggle(number)
  }

  return (
    <button
      type="button"
      className={marginStyles.mark}
      data-mark={number}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={idOf(number)}
      onClick={() => toggle(number)}
      onKeyDown={close}
    >
      {number}
    </button>
  )
}

/** A note as it stands in the margin. Opened it also says what stands around the words, and where the file is. */
export function Note({ number }: { number: number }) {
  const { sources, open, arrived, idOf } = useMargin()
  const [isNew, setIsNew] = useState(!arrived.has(number))
  useEffect(() => {
    const timer = setTimeout(() => {
      arrived.add(number)
      setIsNew(false)
    }, comingIn)
    return () => clearTimeout(timer)
  }, [arrived, number])

  const note = useRef<HTMLSpanElement>(null)
  const isOpen = open.has(number)
  useEffect(() => {
    if (isOpen) note.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  const source = sources[number - 1]
  if (!source) return null
  const { title, before, quote, after, location, publisher, url, fileId } = source
  return (
    <span
      ref={note}
      id={idOf(number)}
      className={isNew ? marginStyles.newNote : marginStyles.note}
      role="note"
      aria-label={`Source ${number}`}
      data-open={isOpen ? '' : undefined}
    >
      <span className={marginStyles.number} aria-hidden="true">
        {number}
      </span>
      <span className={marginStyles.file}>{title}</span>
      {before && <span className={marginStyles.around}>{before}</span>}
      <span className={marginStyles.words}>“{quote}”</span>
      {after && <span className={marginStyles.around}>{after}</span>}
      <span className={marginStyles.place}>{location}</span>
      <span className={marginStyles.more}>
        {publisher && `From ${publisher}`}
        {url ? (
          <a href={url} className={marginStyles.link}>
            Open the file
          </a>
        ) : (
          fileId && (
            <Link href={`/files#${fileId}`} className={marginStyles.link}>
              Open the file
            </Link>
          )
        )}
      </span>
    </span>
  )
}
