import type { Node } from '../parse/ast.ts'
import { Refusal, weigh } from './budget.ts'
import type { Frame, Interpreter } from './interpret.ts'
import { kindOf } from './kinds.ts'
import { keyOf } from './members.ts'

type Elements = { elements: readonly (Node | null)[]; node?: Node }

/** `[a, ...b]` */
export function makeArray({ elements }: Elements, { value, budget }: Interpreter, frame: Frame | null): unknown[] {
  const array: unknown[] = []
  for (const element of elements) {
    if (element === null) array.length++
    else if (element.type === 'SpreadElement') {
      const spread = value(element.argument, frame)
      if (spread === null || typeof spread !== 'object' || kindOf(spread) === 'object') {
        if (typeof spread !== 'string' && !isIterator(spread)) throw new TypeError('only lists and texts can be spread')
      }
      for (const each of spread as Iterable<unknown>) {
        budget.spend(1, element)
        array.push(each)
      }
    } else array.push(value(element, frame))
  }
  return array
}

/** What `map.entries()` and its like return. */
const isIterator = (value: unknown) => value instanceof Iterator && typeof value.next === 'function'

/** `{ a, [b]: c, ...d }` */
export function makeObject(
  node: Extract<Node, { type: 'ObjectExpression' }>,
  interpreter: Interpreter,
  frame: Frame | null,
): Record<string, unknown> {
  const { value, budget } = interpreter
  const object: Record<string, unknown> = {}
  const set = (key: string, each: unknown, at: Node) => {
    budget.spend(1, at)
    if (key === '__proto__') throw new Refusal('“__proto__” is no name for a property', { at })
    object[key] = each
  }
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = value(property.argument, frame)
      if (typeof spread === 'string') budget.spend(weigh(spread), property)
      for (const [key, each] of Object.entries(spread ?? {})) set(key, each, property)
      continue
    }
    if (property.kind !== 'init' || property.method)
      throw new Refusal('methods and accessors are not computed', { at: property })
    const { key } = property
    const name = property.computed
      ? String(keyOf(value(key, frame), budget, key))
      : key.type === 'Identifier'
        ? key.name
        : String(value(key, frame))
    set(name, value(property.value, frame), property)
  }
  return object
}
