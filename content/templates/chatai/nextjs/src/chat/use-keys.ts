import { useEffect, useEffectEvent, type RefObject } from 'react'
import { bringIntoView } from '@/ui/sight'
import { isInDialog, isWriting, singleKeys } from '@/ui/single-keys'
import { placeIn } from '@/ui/words'

interface Keys {
  /** The conversation: its sections are the turns. */
  transcript: RefObject<HTMLElement | null>
  field: RefObject<HTMLTextAreaElement | null>
  isStreaming: boolean
  stop: () => void
}

/** Keys of the page of a conversation, as long as nobody is writing. Buttons say with `data-key` which one presses them. */
export function useKeys({ transcript, field, isStreaming, stop }: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isInDialog()) return
    if (event.key === 'Escape' && isStreaming) {
      stop()
      field.current?.focus()
      return
    }
    if (event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target) || !singleKeys.get()) return
    const key = event.key.toLowerCase()
    const act = key === '/' ? () => field.current?.focus() : acts[key]
    if (!act || (isStreaming && 'er'.includes(key))) return
    event.preventDefault()
    if (transcript.current) act(transcript.current)
  })
  useEffect(() => {
    // After those of the page, which React hears at the document.
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const press = (key: string) => (transcript: HTMLElement) =>
  [...(currentTurn(transcript)?.querySelectorAll<HTMLButtonElement>(`[data-key="${key}"]`) ?? [])].at(-1)?.click()

const acts: Record<string, (transcript: HTMLElement) => void> = {
  e: press('e'),
  r: press('r'),
  c: press('c'),
  q: press('q'),
  '[': press('['),
  ']': press(']'),
  j: (transcript) => step(transcript, 1),
  k: (transcript) => step(transcript, -1),
  s: nextSource,
  p: () => window.print(),
  '?': () => document.dispatchEvent(new Event('postil:keys')),
}

const turnsOf = (transcript: HTMLElement) => [...transcript.querySelectorAll<HTMLElement>(':scope > section')]

/** The one with the focus or what is selected, or else the last. */
function currentTurn(transcript: HTMLElement): HTMLElement | undefined {
  const turns = turnsOf(transcript)
  return turns[placeIn(turns)] ?? turns.at(-1)
}

function step(transcript: HTMLElement, by: 1 | -1) {
  const turns = turnsOf(transcript)
  const from = placeIn(turns)
  const to = from < 0 ? (by < 0 ? turns.length - 1 : 0) : from + by
  const turn = turns[Math.min(turns.length - 1, Math.max(0, to))]
  turn?.querySelector('h2')?.focus({ preventScroll: true })
  if (turn) bringIntoView(turn)
}

/** Goes through the sources of the turn, one after the other; the one before closes. */
function nextSource(transcript: HTMLElement) {
  const marks = [...(currentTurn(transcript)?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])]
  const openAt = marks.findIndex((mark) => mark.getAttribute('aria-expanded') === 'true')
  const open = marks[openAt]
  const next = marks.find((mark, index) => index > openAt && mark.dataset.mark !== open?.dataset.mark)
  open?.click()
  next?.click()
  next?.focus()
}
