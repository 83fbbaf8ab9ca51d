/** A conversation that somebody shared, to be read. */
import { dateOf } from '../lib/dates.ts'
import { withoutFiles } from '../lib/tree.ts'
import type { Thread } from '../lib/types.ts'
import { openApp } from './app.ts'
import { cleanCopy } from './clean-copy.ts'
import { sampleThread, sharedSample } from './samples.ts'
import { turnsOf } from './session.ts'
import { createTurn } from './turn.ts'
import { toggleNote } from './margin.ts'

export interface SharedView {
  phase: 'loading' | 'open' | 'missing'
  title: string
  about: string
}

export function openShared(page: HTMLElement, listener: (view: SharedView) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const root = page.querySelector<HTMLElement>('[data-transcript]')
  page.addEventListener(
    'click',
    (event) => {
      const mark = (event.target as Element).closest<HTMLElement>('[data-note]')
      if (root && mark?.dataset.note) toggleNote(root, mark.dataset.note)
    },
    { signal },
  )
  if (root) signal.addEventListener('abort', cleanCopy(root))
  void addressed().then((thread) => {
    if (signal.aborted || !root) return
    if (!thread) return listener({ phase: 'missing', title: 'This link does not work', about: '' })
    const turns = turnsOf(withoutFiles(thread))
    root.replaceChildren(
      ...turns.map((turn, index) => {
        const view = createTurn(turn.question.id)
        view.show(turn, { number: index + 1, isLast: false, isBusy: false })
        return view.root
      }),
    )
    const { title, updatedAt } = thread.conversation
    const count = turns.length === 1 ? '1 question' : `${turns.length} questions`
    document.title = `${title} · Postil`
    listener({ phase: 'open', title, about: `Nora Whitfield, ${dateOf(updatedAt)}, ${count}` })
  })
  return () => leaving.abort()
}

/** Shared ones only. A server of your own gives them to everybody; without one they are those of this browser. */
async function addressed(): Promise<Thread | undefined> {
  const id = new URLSearchParams(location.search).get('c')
  if (!id) return sampleThread(sharedSample)
  const { store } = await openApp()
  const thread = await store.thread(id)
  return thread?.conversation.sharedAt === undefined ? undefined : thread
}
