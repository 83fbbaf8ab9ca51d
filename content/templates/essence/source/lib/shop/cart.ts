/** The cart: plain data, and functions that answer another cart. Nothing here knows where it is kept. */
import { findScent, findSize, isSample, type Catalog } from './catalog.ts'
import { house } from './house.ts'
import { formatMoney, sum, type Cents } from './money.ts'
import { plainCode } from './vouchers.ts'

export interface CartLine {
  /** Slug of the scent. */
  scent: string
  /** Id of the size. */
  size: string
  quantity: number
  /** What one cost when the customer last saw it. */
  price: Cents
}

export interface Cart {
  /** One order can come of a cart, and never a second: it has this name, and the next cart has another. */
  id: string
  /** No two for the same size of the same scent. */
  lines: CartLine[]
  voucher?: string
}

export type LineKey = Pick<CartLine, 'scent' | 'size'>

/** What was taken away, for `restoreLine`. */
export interface RemovedLine {
  line: CartLine
  index: number
}

/** What a step made of the cart. When `ok` is false nothing changed but what the sentence says. */
export interface CartChange {
  ok: boolean
  cart: Cart
  /** For the person, and for what announces it. */
  message: string
  removed?: RemovedLine
}

/** A step is handed to `Shop.change`, which may have to try it again on a newer cart: it decides by its input alone. */
export type CartStep = (cart: Cart, catalog: Catalog) => CartChange

/** Adds one or more of a size; as many as there are, if there are fewer. */
export function addToCart(key: LineKey, quantity = 1): CartStep {
  return (cart, catalog) => {
    const found = lineOf(cart, key)
    return put(cart, catalog, key, (found?.quantity ?? 0) + asQuantity(quantity), 'add')
  }
}

/** Sets how many there are of a line. 0 takes it away. */
export function setQuantity(key: LineKey, quantity: number): CartStep {
  return (cart, catalog) => {
    if (!lineOf(cart, key)) return { ok: false, cart, message: 'That is no longer in your cart.' }
    return quantity === 0 ? removeLine(key)(cart, catalog) : put(cart, catalog, key, asQuantity(quantity), 'set')
  }
}

/** Takes a line away. `removed` of the answer undoes it. */
export function removeLine(key: LineKey): CartStep {
  return (cart, catalog) => {
    const index = cart.lines.findIndex((line) => same(line, key))
    const line = cart.lines[index]
    if (!line) return { ok: true, cart, message: 'That is no longer in your cart.' }
    const lines = cart.lines.filter((one) => one !== line)
    return { ok: true, cart: { ...cart, lines }, message: `Removed ${nameOf(catalog, key)}.`, removed: { line, index } }
  }
}

/** Puts a line back where it was; together with what was added of it meanwhile, as far as there is enough. */
export function restoreLine({ line, index }: RemovedLine): CartStep {
  return (cart, catalog) => {
    const meanwhile = lineOf(cart, line)?.quantity ?? 0
    const change = put(cart, catalog, line, meanwhile + line.quantity, 'restore')
    const restored = meanwhile ? undefined : lineOf(change.cart, line)
    if (!restored) return change
    const lines = change.cart.lines.filter((one) => one !== restored)
    return { ...change, cart: { ...change.cart, lines: lines.toSpliced(index, 0, { ...restored, price: line.price }) } }
  }
}

/** Remembers a code. Whether it counts is said with each quote, since that changes with the cart. */
export function useVoucher(typed: string): CartStep {
  return (cart) => {
    const code = plainCode(typed)
    if (code === '') return { ok: false, cart, message: 'Enter a code first.' }
    if (code.length > 40) return { ok: false, cart, message: 'No code of ours is that long. Check it for typos.' }
    return { ok: true, cart: { ...cart, voucher: code }, message: `Added the code ${code}.` }
  }
}

/** Forgets the code. */
export const dropVoucher: CartStep = (cart) => {
  const { voucher, ...rest } = cart
  return { ok: true, cart: rest, message: voucher ? `Removed the code ${voucher}.` : 'There was no code.' }
}

/** How many things are in the cart. */
export function countItems(cart: Cart): number {
  return sum(cart.lines.map(({ quantity }) => quantity))
}

/** A scent and its size in words: `Iris Drawer, 50 ml`; a sample is called one. */
export function nameOf(catalog: Catalog, { scent, size }: LineKey): string {
  const found = findScent(catalog, scent)
  const sized = findSize(found, size)
  if (!found) return 'A scent we no longer make'
  return sized && isSample(sized) ? `${found.name}, ${sized.ml} ml sample` : `${found.name}, ${sized?.ml ?? size} ml`
}

const same = (one: LineKey, other: LineKey) => one.scent === other.scent && one.size === other.size
export const lineOf = (cart: Cart, key: LineKey) => cart.lines.find((line) => same(line, key))
const asQuantity = (quantity: number) => (Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1)

/** How many of a size the cart may hold, how many others count toward the same limit, and the sentence for more. */
export function limitOf(cart: Cart, catalog: Catalog, key: LineKey): { most: number; others: number; why: string } {
  const size = findSize(findScent(catalog, key.scent), key.size)
  const name = nameOf(catalog, key)
  if (!size) return { most: 0, others: 0, why: `${name} is no longer for sale.` }
  if (size.stock === 0) return { most: 0, others: 0, why: `${name} is sold out.` }
  const samples = cart.lines.filter((line) => isSample({ id: line.size }) && !same(line, key))
  const others = isSample(size) ? sum(samples.map(({ quantity }) => quantity)) : 0
  const room = isSample(size) ? house.sampleLimit - others : house.bottleLimit
  if (size.stock < room) return { most: size.stock, others: 0, why: `We have only ${size.stock} of ${name}.` }
  const why = isSample(size)
    ? `You can order up to ${house.sampleLimit} samples.`
    : `You can order up to ${house.bottleLimit} of ${name}.`
  return { most: Math.max(0, room), others, why }
}

function put(cart: Cart, catalog: Catalog, key: LineKey, wanted: number, how: 'add' | 'set' | 'restore'): CartChange {
  const before = lineOf(cart, key)
  const { most, others, why } = limitOf(cart, catalog, key)
  const quantity = Math.min(wanted, most)
  const name = nameOf(catalog, key)
  const price = findSize(findScent(catalog, key.scent), key.size)?.price
  if (price === undefined || quantity === 0 || (how !== 'set' && quantity <= (before?.quantity ?? 0)))
    return { ok: false, cart, message: others + quantity ? had(why, others + (before?.quantity ?? 0)) : why }
  const line = { scent: key.scent, size: key.size, quantity, price: before?.price ?? price }
  const lines = before ? cart.lines.map((one) => (one === before ? line : one)) : [...cart.lines, line]
  if (quantity < wanted)
    return { ok: false, cart: { ...cart, lines }, message: `${why} Your cart has ${others + quantity} now.` }
  return { ok: true, cart: { ...cart, lines }, message: said(how, name, quantity, price) }
}

const had = (why: string, count: number) => why.replace(/\.$/, `, and your cart already has ${count}.`)

function said(how: 'add' | 'set' | 'restore', name: string, quantity: number, price: Cents): string {
  if (how === 'restore') return `${name} is back in your cart.`
  if (how === 'set') return `${name}: ${quantity}, ${formatMoney(quantity * price)}.`
  return quantity === 1 ? `Added ${name}.` : `Added ${name}. Your cart has ${quantity}.`
}
