/** What every page of the app shares: the store of this browser, opened once, with the samples in it the first time. */
import { openStore, type OpenedStore } from '#lib/open-store.ts'

let opened: Promise<OpenedStore> | undefined

/** In the browser only: the server keeps nothing. */
export function openApp(): Promise<OpenedStore> {
  opened ??= begin()
  return opened
}

async function begin(): Promise<OpenedStore> {
  const app = await openStore()
  if (lacksSamples(app.isNew)) {
    // Only a first visit needs them, and the page does not wait for them to be drawn.
    noteSamples('coming')
    const { addSamples } = await import('./samples.ts')
    await addSamples(app.store)
    noteSamples('there')
  }
  return app
}

/** Whoever deleted the samples does not get them back; whoever left the page while they came gets them all. */
function lacksSamples(isNew: boolean | undefined): boolean {
  try {
    const noted = localStorage.getItem('postil:samples')
    return noted === 'coming' || (isNew ?? noted === null)
  } catch {
    return isNew ?? true
  }
}

function noteSamples(state: 'coming' | 'there') {
  try {
    localStorage.setItem('postil:samples', state)
  } catch {
    // Nothing may be stored here.
  }
}

export const hrefOf = (conversationId: string) => `/chat?c=${encodeURIComponent(conversationId)}`

/** With the turn of a question in it, which comes into sight. */
export const hrefOfTurn = (conversationId: string, questionId: string) =>
  `${hrefOf(conversationId)}&m=${encodeURIComponent(questionId)}`

export const newId = () => crypto.randomUUID()
export const isoNow = () => new Date().toISOString()
