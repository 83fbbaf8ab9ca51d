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
  if (app.isNew ?? isFirstVisit()) {
    // Only a first visit needs them, and the page does not wait for them to be drawn.
    const { addSamples } = await import('./samples.ts')
    await addSamples(app.store)
  }
  return app
}

/** Whoever deleted the samples does not get them back. */
function isFirstVisit(): boolean {
  try {
    const isFirst = localStorage.getItem('postil:samples') === null
    localStorage.setItem('postil:samples', 'there')
    return isFirst
  } catch {
    return true
  }
}

export const hrefOf = (conversationId: string) => `/chat?c=${encodeURIComponent(conversationId)}`

export const newId = () => crypto.randomUUID()
export const isoNow = () => new Date().toISOString()
