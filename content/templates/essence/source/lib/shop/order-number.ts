/** Order numbers such as HC-4F7K-9M: five characters of chance, and one that gives most typos away. */
import { house } from './house.ts'

/** Nothing that is taken for something else: no 0 and O, no 1, I, and L. There are 31, a prime, as the check needs. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const drawn = 5

/**
 * A new order number.
 * @param random from 0 up to, not including, 1
 * @param isTaken whether there is an order of that number already; it is asked until one is free
 * @throws Error if twenty numbers in a row are taken
 */
export function newOrderNumber(random: () => number, isTaken: (number: string) => boolean = () => false): string {
  for (let tries = 0; tries < 20; tries++) {
    const body = Array.from({ length: drawn }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
    const number = dashed(body + checkCharacter(body))
    if (!isTaken(number)) return number
  }
  throw new Error('No order number was free after twenty tries.')
}

export type ReadNumber = { ok: true; number: string } | { ok: false; sentence: string }

/** Reads an order number as people type it: with or without its beginning and dashes, in any case. */
export function readOrderNumber(typed: string): ReadNumber {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (plain === '') return { ok: false, sentence: `Enter the order number. It looks like ${example}.` }
  const body = plain.length === drawn + 1 ? plain : plain.replace(new RegExp(`^${house.orderPrefix}`), '')
  const isWhole = body.length === drawn + 1 && [...body].every((character) => alphabet.includes(character))
  if (!isWhole) return { ok: false, sentence: `An order number looks like ${example}. Check what you typed.` }
  if (checkCharacter(body.slice(0, drawn)) !== body.at(-1))
    return { ok: false, sentence: 'There is a typo in that order number. Compare it with the one on your order.' }
  return { ok: true, number: dashed(body) }
}

/**
 * The check character: the weighted sum of the others, modulo 31. Since 31 is a prime and the weights differ, any one
 * wrong character and any two exchanged ones are noticed.
 */
function checkCharacter(body: string): string {
  const total = [...body].reduce((so, character, index) => so + (index + 2) * alphabet.indexOf(character), 0)
  return alphabet[total % alphabet.length] ?? ''
}

function dashed(body: string): string {
  return `${house.orderPrefix}-${body.slice(0, 4)}-${body.slice(4)}`
}

/** A number that is whole, for forms and sentences. */
export const example = dashed(`4F7K9${checkCharacter('4F7K9')}`)
