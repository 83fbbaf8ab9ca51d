/** The store of this browser: IndexedDB, or else what lasts as long as the tab or the page, and a sentence for what is wrong. */
import { memoryRecords, type RawDump } from './records.ts'
import { openRecords } from './records-idb.ts'
import { tabRecords, tabStorage } from './records-tab.ts'
import { createStore, type Problem, type Store } from './store.ts'

/** Where it is kept, as a sentence ends. */
export const placeOf = {
  always: 'in this browser',
  tab: 'in this tab until you close it',
  page: 'on this page until you leave it',
}

export interface OpenedStore {
  store: Store
  /** What to tell before anything else. */
  problems: Problem[]
  /** How long it is kept: until it is deleted, until the tab is closed, or until the page is left. */
  lasts: keyof typeof placeOf
  /** Whether nothing was there before, where the browser itself cannot say. */
  isNew?: boolean
  /** What a newer version of the app left here, for a download; it also stays where it is. */
  dumpNewer?: () => Promise<RawDump>
}

/** Opens the store. Never throws: the app always starts. */
export async function openStore(name = 'postil'): Promise<OpenedStore> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  let replaced = () => {}
  try {
    const { records, future } = await openRecords({ name, onReplaced: () => replaced() })
    const store = createStore(records, { channel })
    const late = new Set<(problem: Problem) => void>()
    replaced = () => late.forEach((listener) => listener({ kind: 'replaced', message: replacedMessage }))
    const problems: Problem[] = future ? [{ kind: 'future', message: futureMessage(future.version) }] : []
    return {
      store: { ...store, onProblem: (listener) => both(store.onProblem(listener), addTo(late, listener)) },
      problems,
      lasts: 'always',
      ...(future && { dumpNewer: future.dump }),
    }
  } catch (cause) {
    // A sandbox and some private windows refuse it: that is no fault.
    if (!(cause instanceof DOMException && cause.name === 'SecurityError')) console.error(cause)
    const storage = tabStorage()
    if (storage) {
      const { records, isNew } = tabRecords(storage)
      return { store: createStore(records, { channel }), problems: [], lasts: 'tab', isNew }
    }
    return {
      store: createStore(memoryRecords(), { channel }),
      lasts: 'page',
      isNew: true,
      problems: [{ kind: 'unavailable', message: unavailableMessage }],
    }
  }
}

const unavailableMessage =
  'This browser does not let Postil store anything. You can keep going, but your conversations will be gone when you leave this page, so export what you need.'

const replacedMessage =
  'Postil was updated in another tab. Reload this one to continue. What you have written is saved.'

const futureMessage = (version: number) =>
  `The conversations on this device were saved by a newer version of Postil (format ${version}). They have not been changed, and you can download them. Until the app is updated, your history starts out empty.`

function addTo<T>(set: Set<T>, value: T): () => void {
  set.add(value)
  return () => void set.delete(value)
}

function both(one: () => void, other: () => void): () => void {
  return () => {
    one()
    other()
  }
}
