/** A box in the storage of a browser, shared by its tabs. */
import { createTelling, emptyDocument, newCartId, readDocument, type Box, type ShopDocument } from './box.ts'
import type { Problem } from './shop.ts'

export interface StorageOptions {
  storage: Storage
  /** Where `storage` and `pageshow` come from: the window. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Keeps tabs from writing at the same time. Without it, the storage's own order has to do. */
  locks?: Pick<LockManager, 'request'>
  key?: string
  now?: () => Date
  random: () => number
}

/**
 * What is damaged, or written by a newer version of the shop, is first kept under a key of its own,
 * `<key>.aside.<time>`, and only then written over. Where that fails, nothing is written at all.
 */
export function storageBox(options: StorageOptions): Box {
  const { storage, events, locks, key = 'halcott', now = () => new Date(), random } = options
  const { tell, tellProblem, subscribe, onProblem, clear } = createTelling()
  // What stands for an empty storage stays the same until something is written, so that its cart has one name.
  let empty = emptyDocument(random)
  /** What could not be written, and counts in this tab until it can. */
  let held: ShopDocument | undefined
  let mayWrite = true

  function read(): ShopDocument {
    if (held) return structuredClone(held)
    const text = storage.getItem(key)
    if (text === null) return structuredClone(empty)
    const found = readDocument(text, empty)
    if (found.kind !== 'sound') setAside(text, found.document, problems[found.kind])
    return structuredClone(found.document)
  }

  function setAside(text: string, instead: ShopDocument, problem: Problem) {
    try {
      const aside = `${key}.aside.${now().toISOString()}.${newCartId(random).slice(0, 4)}`
      storage.setItem(aside, text)
      storage.setItem(key, JSON.stringify(instead))
      tellProblem(problem)
    } catch {
      mayWrite = false
      held = instead
      tellProblem(problems.full)
    }
  }

  function write(document: ShopDocument) {
    try {
      if (!mayWrite) throw new Error('What could not be set aside is not written over.')
      storage.setItem(key, JSON.stringify(document))
      held = undefined
      empty = emptyDocument(random)
    } catch {
      held = structuredClone(document)
      tellProblem(problems.full)
    }
  }

  const onStorage = (event: Event) => {
    const changed = (event as StorageEvent).key
    if ((changed === key || changed === null) && !held) tell(read(), true)
  }
  // A page that comes back as it was left has missed what other pages did meanwhile.
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted && !held) tell(read(), true)
  }
  events?.addEventListener('storage', onStorage)
  events?.addEventListener('pageshow', onPageShow)

  return {
    read,
    change(change) {
      const apply = () => {
        const before = read()
        const { document, result } = change(structuredClone(before))
        if (JSON.stringify(document) !== JSON.stringify(before)) {
          write(document)
          tell(document, false)
        }
        return result
      }
      return locks ? (locks.request(`${key}.change`, apply) as Promise<ReturnType<typeof apply>>) : promised(apply)
    },
    subscribe,
    onProblem,
    close() {
      events?.removeEventListener('storage', onStorage)
      events?.removeEventListener('pageshow', onPageShow)
      clear()
    },
  }
}

const problems: Record<Problem['kind'], Problem> = {
  damaged: {
    kind: 'damaged',
    message:
      'Part of what this browser kept for us could not be read. We put it aside, deleted nothing, and went on with the rest. Please check your cart.',
  },
  newer: {
    kind: 'newer',
    message:
      'Your cart was kept by a newer version of this shop. We put it aside and deleted nothing. Reload the page to get the newer version; until then, your cart is empty.',
  },
  full: {
    kind: 'full',
    message:
      'This browser has no room left to keep your cart. You can order now; the cart is gone when you close this tab.',
  },
  unavailable: {
    kind: 'unavailable',
    message: 'This browser doesn’t let us keep your cart. You can order now; the cart is gone when you close this tab.',
  },
}

export const unavailable: Problem = problems.unavailable

async function promised<T>(apply: () => T): Promise<T> {
  return apply()
}
