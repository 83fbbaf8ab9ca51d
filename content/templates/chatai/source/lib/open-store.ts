/** The store of this browser: IndexedDB where it can be had, memory where not, and a sentence for whatever is wrong. */
import { memoryRecords, type RawDump } from './records.ts'
import { openRecords } from './records-idb.ts'
import { createStore, type Problem, type Store } from './store.ts'

export interface OpenedStore {
  store: Store
  /** What to tell before anything else. */
  problems: Problem[]
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
      ...(future && { dumpNewer: future.dump }),
    }
  } catch (cause) {
    console.error(cause)
    return {
      store: createStore(memoryRecords(), { channel }),
      problems: [{ kind: 'unavailable', message: unavailableMessage }],
    }
  }
}

const unavailableMessage =
  'This browser does not let Postil keep anything. You can go on, but conversations are gone when you close this tab: export what you need.'

const replacedMessage = 'Postil was updated in another tab. Reload this one to go on; what you wrote so far is kept.'

const futureMessage = (version: number) =>
  `The conversations on this device were written by a newer version of Postil (format ${version}). They are untouched, and you can download them. Until the app is updated, you start with an empty history.`

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
