/** Single keys, as long as nobody is writing. */
import { toggleNote } from './margin.ts'
import type { Session } from './session.ts'
import { isInDialog, isWriting, singleKeys } from './single-keys.ts'
import type { Transcript } from './transcript.ts'

interface Context {
  session: Session
  transcript: Transcript
  field: HTMLTextAreaElement
}

export function listenToKeys({ session, transcript, field }: Context, signal: AbortSignal) {
  const press = (name: string) => {
    const { view } = transcript.current() ?? {}
    const named = [...(view?.root.querySelectorAll('button') ?? [])].filter(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    )
    named.at(-1)?.click()
  }
  const acts: Record<string, () => void> = {
    '/': () => field.focus(),
    e: () => transcript.current()?.view.beginEdit(),
    r: () => press('Ask again'),
    c: () => press('Copy'),
    q: () => press('Quote'),
    '[': () => press('Previous version'),
    ']': () => press('Next version'),
    j: () => transcript.step(1),
    k: () => transcript.step(-1),
    s: () => nextSource(transcript),
    p: () => window.print(),
    '?': () => document.dispatchEvent(new Event('postil:keys')),
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isInDialog()) return
    if (event.key === 'Escape' && session.isStreaming) {
      session.stop()
      field.focus()
      return
    }
    if (event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target) || !singleKeys.get()) return
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    if (session.isStreaming && 'er'.includes(event.key.toLowerCase())) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', onKey, { signal })
}

/** Goes through the sources of the turn, one after the other; the one before closes. */
function nextSource(transcript: Transcript) {
  const root = transcript.current()?.view.root
  if (!root) return
  const marks = [...root.querySelectorAll<HTMLElement>('[data-note]')]
  const openAt = marks.findIndex((mark) => mark.getAttribute('aria-expanded') === 'true')
  const close = marks[openAt]?.dataset.note
  if (close) toggleNote(root, close)
  const next = marks.find((mark, index) => index > openAt && mark.dataset.note !== close)
  if (!next?.dataset.note) return
  toggleNote(root, next.dataset.note)
  next.focus()
}
