/** Single keys, as long as nobody is writing. */
import { toggleNote } from './margin.ts'
import type { Session } from './session.ts'
import type { Transcript } from './transcript.ts'

interface Context {
  session: Session
  transcript: Transcript
  field: HTMLTextAreaElement
}

/** Whether single letters do something: they can be turned off in Settings, since some people speak to their browser. */
export const singleKeys = {
  get: () => localStorage.getItem('postil:keys') !== 'off',
  set: (isOn: boolean) => localStorage.setItem('postil:keys', isOn ? 'on' : 'off'),
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
    n: () => location.assign('chat'),
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

/** On every page of the app: N begins a new question. */
export function watchKeys(): () => void {
  const leaving = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || event.metaKey || event.ctrlKey || event.altKey) return
    if (event.isComposing || isWriting(event.target) || isInDialog() || !singleKeys.get()) return
    event.preventDefault()
    location.assign('chat')
  }
  document.addEventListener('keydown', onKey, { signal: leaving.signal })
  return () => leaving.abort()
}

const isInDialog = () =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  )

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))

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
