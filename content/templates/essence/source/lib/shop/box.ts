/** Where the cart and the orders of one browser lie. In memory here; in its storage in storage.ts. */
import * as v from 'valibot'
import type { Cart } from './cart.ts'
import type { Order } from './order.ts'
import { cartSchema, orderSchema, sound } from './schema.ts'
import type { Problem } from './shop.ts'

/** Raise it with every change of the document's shape, and bring older ones up to it in `readDocument`. */
export const documentVersion = 1

export interface ShopDocument {
  version: typeof documentVersion
  cart: Cart
  orders: Order[]
}

export interface Box {
  read(): ShopDocument
  /** Reads and writes with nothing in between, other tabs included. `change` answers the document to keep, or the one it got. */
  change<T>(change: (document: ShopDocument) => { document: ShopDocument; result: T }): Promise<T>
  subscribe(listener: (document: ShopDocument, isRemote: boolean) => void): () => void
  onProblem(listener: (problem: Problem) => void): () => void
  close(): void
}

/** A name for a cart, of chance enough that nobody guesses it: 20 characters. */
export function newCartId(random: () => number): string {
  return Array.from({ length: 20 }, () => Math.floor(random() * 36).toString(36)).join('')
}

export function emptyDocument(random: () => number): ShopDocument {
  return { version: documentVersion, cart: { id: newCartId(random), lines: [] }, orders: [] }
}

export type ReadDocument =
  | { kind: 'sound'; document: ShopDocument }
  /** `document` holds what could be read of it. */
  | { kind: 'damaged'; document: ShopDocument }
  | { kind: 'newer'; document: ShopDocument; version: number }

/**
 * Reads what was kept. Never throws: what is not sound becomes an empty document, with those parts that are sound.
 * @param empty what stands for parts that cannot be read
 */
export function readDocument(text: string, empty: ShopDocument): ReadDocument {
  const parsed = sound(v.looseObject({ version: v.number() }), parse(text))
  if (!parsed) return { kind: 'damaged', document: empty }
  if (parsed.version > documentVersion) return { kind: 'newer', document: empty, version: parsed.version }
  const listed = Array.isArray(parsed.orders) ? (parsed.orders as unknown[]) : undefined
  const orders = (listed ?? []).map((order) => sound(orderSchema, order)).filter((order) => order !== undefined)
  const cart = sound(cartSchema, parsed.cart)
  const isSound = parsed.version === documentVersion && cart && orders.length === listed?.length
  const document: ShopDocument = { version: documentVersion, cart: cart ?? empty.cart, orders }
  return { kind: isSound ? 'sound' : 'damaged', document }
}

/** Listeners, and problems that wait for whoever listens later. */
export function createTelling() {
  const listeners = new Set<(document: ShopDocument, isRemote: boolean) => void>()
  const problemListeners = new Set<(problem: Problem) => void>()
  const problems: Problem[] = []
  return {
    tell: (document: ShopDocument, isRemote: boolean) =>
      listeners.forEach((listener) => listener(structuredClone(document), isRemote)),
    tellProblem(problem: Problem) {
      if (problems.some(({ kind }) => kind === problem.kind)) return
      problems.push(problem)
      problemListeners.forEach((listener) => listener(problem))
    },
    subscribe: (listener: (document: ShopDocument, isRemote: boolean) => void) => added(listeners, listener),
    onProblem(listener: (problem: Problem) => void) {
      problems.forEach(listener)
      return added(problemListeners, listener)
    },
    clear() {
      listeners.clear()
      problemListeners.clear()
    },
  }
}

/** A box for tests, and for browsers that keep nothing. */
export function memoryBox(random: () => number, problem?: Problem): Box {
  const { tell, tellProblem, subscribe, onProblem, clear } = createTelling()
  let kept = emptyDocument(random)
  if (problem) tellProblem(problem)
  return {
    read: () => structuredClone(kept),
    async change(change) {
      const { document, result } = change(structuredClone(kept))
      kept = structuredClone(document)
      tell(kept, false)
      return result
    },
    subscribe,
    onProblem,
    close: clear,
  }
}

function added<T>(set: Set<T>, value: T): () => void {
  set.add(value)
  return () => void set.delete(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
