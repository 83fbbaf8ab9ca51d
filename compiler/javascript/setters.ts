import type { Binding, Refs, State } from '../ir/types.ts'
import { unwrap, type Node } from '../parse/ast.ts'
import { assign } from './assignment.ts'

/** `setOpen(true)`: the state it sets, and what it was given, with the type its author asserts; null for nothing. */
export type SetterCall = { state: State; argument: Node | null }

/** Reads a call of a setter; null for anything else. */
export function setterCall(expression: Node, refs: Refs): SetterCall | null {
  const node = unwrap(expression)
  if (node.type !== 'CallExpression') return null
  const binding = refs.get(node.callee)
  return binding?.kind === 'setter' ? { state: binding.state, argument: node.arguments[0] ?? null } : null
}

/** A flavour's words for a setter's call. */
type Words = {
  /** What the state is called where the call stands: `open`, `open.value`, `this.open`. */
  target: string
  write: (node: Node) => string
  /** Writes what a function of the previous value answers, that value being called `target`. */
  writeFrom: (body: Node, previous: Binding | undefined) => string
  /** Whether `+=` may stand here. */
  compound?: boolean
}

/** A setter's call as an assignment: `open = true`, `count++`, `items = [...items, item]`. */
export function assignment(
  { state, argument }: SetterCall,
  refs: Refs,
  { target, write, writeFrom, compound = true }: Words,
): string {
  if (!argument) return `${target} = undefined`
  const given = unwrap(argument)
  if (given.type !== 'ArrowFunctionExpression') return assign(target, write(argument), state, compound)
  if (given.body.type === 'BlockStatement') return `${target} = (${write(given)})(${target})`
  const [param] = given.params
  return assign(target, writeFrom(given.body, param && refs.get(param)), state, compound)
}

/** `{ open }` with what its name became: `{ open: isOpen }`; undefined for anything but a shorthand. */
export function shorthand(node: Node, write: (node: Node) => string): string | undefined {
  if (node.type !== 'Property' || !node.shorthand || node.value.type !== 'Identifier') return undefined
  const { name } = node.value
  const value = write(node.value)
  return value === name ? name : `${name}: ${value}`
}
