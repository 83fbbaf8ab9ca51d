import type { Node } from '../parse/ast.ts'
import { Refusal, weigh, type Budget } from './budget.ts'
import { readStatic } from './globals.ts'
import type { Interpreter } from './interpret.ts'
import { kindOf } from './kinds.ts'
import { methods, properties } from './methods.ts'
import { callNative } from './natives.ts'

const help = 'only common methods of texts, numbers, lists, dates, maps and sets are known: or write the value down'

/** A value as text, where it names a property or stands in a text. A list in it costs what it holds. */
export function keyOf(value: unknown, budget: Budget, at: Node): string | number | boolean | null | undefined {
  if (typeof value === 'symbol') throw new Refusal('symbols are not computed', { at })
  if (typeof value === 'function') throw new Refusal('a function is no text', { at, help: 'call it' })
  if (typeof value !== 'object' || value === null) return value as string | number | boolean | null | undefined
  budget.spend(weigh(value), at)
  return String(value)
}

/** `object.key`: properties and places the author wrote, and the few that `methods.ts` lists; no prototypes. */
export function readMember(object: unknown, key: string, at: Node, interpreter: Interpreter): unknown {
  if (object === null || object === undefined)
    throw new TypeError(`Cannot read properties of ${object} (reading '${key}')`)
  if (typeof object === 'function') return readStatic(object, key, at, interpreter)
  const kind = kindOf(object)
  if (!kind) throw new Refusal(`“${key}” of this is not computed`, { at, help })
  if (Object.hasOwn(Object(object), key) || properties[kind].has(key))
    return Reflect.get(Object(object), key) as unknown
  // A comparison is handed to sort() as it is: `new Intl.Collator('en').compare`.
  if (kind === 'intl' && (key === 'compare' || key === 'format'))
    return (...args: unknown[]) => callMember({ object, key, args }, at, interpreter)
  if (Reflect.has(Object(object), key))
    throw new Refusal(`“${key}” of this is not computed before the page runs`, { at, help })
  return undefined
}

type Call = { object: unknown; key: string; args: unknown[] }

/** `object.key(…)` */
export function callMember({ object, key, args }: Call, at: Node, interpreter: Interpreter): unknown {
  const { budget, source } = interpreter
  const kind = kindOf(object)
  if (kind && methods[kind].has(key) && !Object.hasOwn(Object(object), key)) {
    const method = Reflect.get(Object(object), key) as ((...args: unknown[]) => unknown) | undefined
    if (method) return callNative(method, { name: key, receiver: object, args }, budget, at)
  }
  const called = readMember(object, key, at, interpreter)
  if (typeof called !== 'function') throw new TypeError(`${source.slice(at.start, at.end)} is not a function`)
  return (called as (...args: unknown[]) => unknown)(...args)
}
