/** Draws a conversation below an element and keeps it as the session is, however long it gets. */
import { stillWriting } from '../lib/chat.ts'
import type { Answer } from '../lib/types.ts'
import { toggleNote } from './margin.ts'
import type { Session, Turn } from './session.ts'
import { bringIntoView } from './sight.ts'
import { createTurn, type TurnActs, type TurnView } from './turn.ts'
import { markdownOf, placeIn, quotation, selectedIn } from './words.ts'

export interface Transcript {
  /** The turn the keys mean: the one with the focus, or else the last. */
  current(): { turn: Turn; view: TurnView } | undefined
  /** The next turn down, or up. */
  step(by: 1 | -1): void
  /** The next turn that comes is brought into sight. */
  awaitTurn(): void
  /** Brings the turn of a question into sight. */
  bring(questionId: string): void
  close(): void
}

interface Outside {
  /** Says something short, to the eye and to a screen reader. */
  say(text: string): void
  quote(text: string, answer: Answer): void
}

/** As many turns are drawn at once as a screen may show; the others follow while nobody waits for them. */
const atOnce = 12
const afterwards = 5

/** `isAwaited` where the turn that is to be brought into sight came before there was a transcript. */
export function mountTranscript(
  root: HTMLElement,
  session: Session,
  { say, quote }: Outside,
  isAwaited = false,
): Transcript {
  const views = new Map<string, TurnView>()
  let turns: Turn[] = []
  let later = 0

  const acts: TurnActs = {
    refuse() {
      if (session.isStreaming) say(stillWriting)
      return session.isStreaming
    },
    edit: (id, text) => void session.edit(id, [{ kind: 'text', text }]),
    regenerate: (id) => void session.regenerate(id),
    switchVersion: (id, step) => void session.switchVersion(id, step),
    copy: (answer) => void copy(markdownOf(answer), 'Answer copied with its sources.'),
    quote: (answer) => quote(quotation(answer, selectedIn(root)), answer),
  }

  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text)
      say(done)
    } catch {
      say('Your browser blocked copying. Select the text and copy it yourself.')
    }
  }

  function draw() {
    cancelAnimationFrame(later)
    const before = turns
    turns = session.turns()
    const wanted = new Set(turns.map(({ question }) => question.id))
    for (const [id, view] of views) {
      if (wanted.has(id)) continue
      view.root.remove()
      views.delete(id)
    }
    const elements = turns.map(({ question }) => {
      const view = views.get(question.id) ?? createTurn(question.id, acts)
      views.set(question.id, view)
      return view.root
    })
    for (const [index, one] of elements.entries())
      if (root.children[index] !== one) root.insertBefore(one, root.children[index] ?? null)
    drawFrom(turns.length - 1)
    bringAwaited(before)
  }

  function bringAwaited(before: readonly Turn[]) {
    const last = turns.at(-1)
    if (!isAwaited || !last || before.some(({ question }) => question.id === last.question.id)) return
    isAwaited = false
    bring(last.question.id)
  }

  function bring(questionId: string) {
    const view = views.get(questionId)
    if (view) bringIntoView(view.root)
  }

  function drawFrom(last: number, count = atOnce) {
    const first = Math.max(0, last - count + 1)
    for (let index = last; index >= first; index--) show(index)
    if (first > 0) later = requestAnimationFrame(() => drawFrom(first - 1, afterwards))
  }

  function show(index: number) {
    const turn = turns[index]
    const view = turn && views.get(turn.question.id)
    view?.show(turn, { number: index + 1, isLast: index === turns.length - 1, isBusy: session.isStreaming })
  }

  function grow() {
    const last = session.turns().at(-1)
    if (last?.answer) views.get(last.question.id)?.grow(last.answer)
  }

  let frame = 0
  const stopListening = session.onChange((change) => {
    if (change === 'thread') draw()
    else if (change === 'text') frame ||= requestAnimationFrame(() => ((frame = 0), grow()))
  })

  const onClick = (event: Event) => {
    const target = event.target as Element
    const mark = target.closest<HTMLElement>('[data-note]')
    if (mark?.dataset.note) toggleNote(root, mark.dataset.note)
    const code = target.closest('[data-copy]')?.closest('[data-code]')?.querySelector('pre')
    if (code) void copy(code.textContent ?? '', 'Code copied.')
  }
  const onKey = (event: KeyboardEvent) => {
    const note = (event.target as Element).closest('[data-note][aria-expanded="true"]')
    if (event.key !== 'Escape' || !(note instanceof HTMLElement) || !note.dataset.note) return
    event.stopPropagation()
    toggleNote(root, note.dataset.note)
  }
  root.addEventListener('click', onClick)
  root.addEventListener('keydown', onKey)
  draw()

  const place = () => placeIn(turns.map(({ question }) => views.get(question.id)?.root))

  return {
    current() {
      const turn = turns[place()] ?? turns.at(-1)
      const view = turn && views.get(turn.question.id)
      return view && { turn, view }
    },
    step(by) {
      const from = place()
      const to = from < 0 ? (by < 0 ? turns.length - 1 : 0) : from + by
      const turn = turns[Math.min(turns.length - 1, Math.max(0, to))]
      if (!turn) return
      views.get(turn.question.id)?.root.querySelector('h2')?.focus({ preventScroll: true })
      bring(turn.question.id)
    },
    awaitTurn() {
      isAwaited = true
    },
    bring,
    close() {
      stopListening()
      cancelAnimationFrame(later)
      root.removeEventListener('click', onClick)
      root.removeEventListener('keydown', onKey)
      root.replaceChildren()
    },
  }
}
