import type { Node } from '../parse/ast.ts'
import type { Budget } from './budget.ts'
import { Refusal, weigh } from './budget.ts'
import { kindOf } from './kinds.ts'
import { costOfMatching } from './matching.ts'

type Native = { name: string; receiver: unknown; args: readonly unknown[] }

/**
 * What a native function may cost at most, before it is called: it cannot be stopped once it runs.
 *
 * @throws Refusal when that is not known, or when it would not depend on what it is given alone
 */
export function costOf({ name, receiver, args }: Native, at: Node): number {
  const sizes = [receiver, ...args].map((each) => weigh(each))
  const size = sizes.reduce((sum, each) => sum + each, 1)
  const [first, second] = args
  switch (name) {
    case 'repeat':
      return size + lengthOf(receiver) * number(first)
    case 'padStart':
    case 'padEnd':
    case 'Array':
    case 'fill':
      return size + number(first)
    case 'join':
      return size + weigh(receiver) * (1 + lengthOf(first))
    case 'from':
      return size + lengthOf(first)
    case 'stringify':
      return size * (args.length > 2 ? 200 : 1)
    case 'match':
    case 'matchAll':
    case 'search':
    case 'split':
      return size + lengthOf(receiver) + costOfMatching(first, lengthOf(receiver))
    case 'replace':
    case 'replaceAll':
      return size + costOfMatching(first, lengthOf(receiver)) + costOfReplacing(lengthOf(receiver), second)
    case 'exec':
    case 'test':
      return size + costOfMatching(receiver, lengthOf(first))
    case 'sort':
    case 'toSorted':
      return size * 8
    case 'format':
    case 'formatToParts':
      if (receiver instanceof Intl.DateTimeFormat && first === undefined)
        throw new Refusal('a format without a date shows the present time', { at, help: 'hand it a date' })
      return size + 20
    default:
      return size
  }
}

/** `$&` and its like put parts of the text in again. */
function costOfReplacing(length: number, by: unknown): number {
  if (typeof by !== 'string') return length
  return ((length + 1) * (by.length + (by.includes('$') ? by.length * length : 0))) / 16
}

const number = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0)

/** The length of a text or a list, also of one that only says how long it is: `{ length: 12 }`. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return kindOf(value) === 'object' ? number((value as { length?: unknown }).length) : 0
}

const localeFirst = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])

/** Calls it. Where no locale is named it is English, never that of the machine. */
export function callNative(method: (...args: unknown[]) => unknown, native: Native, budget: Budget, at: Node) {
  const { name, receiver, args } = native
  budget.spend(costOf(native, at), at)
  const given = localeFirst.has(name) && args[0] === undefined ? ['en-US', ...args.slice(1)] : args
  const result = Reflect.apply(method, receiver, given) as unknown
  // Most results are the items they were given; text alone can grow.
  budget.spend(typeof result === 'string' ? result.length / 16 : Array.isArray(result) ? result.length : 1, at)
  return result
}
