import type { Binding, Component } from '../ir/types.ts'
import type { Evaluator } from '../constants/evaluate.ts'
import { unwrap, walk, type Node, type Statement } from '../parse/ast.ts'

type NamedHandler = Extract<Binding, { kind: 'handler' }>

/** A named handler where attributes have modifiers, as in Alpine and Vue: what they say instead of it, and what is left. */
export type Shape = { modifiers: string[]; statements: Statement[]; usesParameters: boolean }

const modifierOf: Record<string, string> = { preventDefault: 'prevent', stopPropagation: 'stop' }

/** @returns the modifier that stands for `event.preventDefault()` or `event.stopPropagation()`, or null */
export function eventModifier(statement: Node, event: Binding | undefined, { refs }: Component): string | null {
  const node = unwrap(statement.type === 'ExpressionStatement' ? statement.expression : statement)
  if (!event || node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null
  const { object, property, computed } = node.callee
  if (computed || refs.get(object) !== event || property.type !== 'Identifier') return null
  return modifierOf[property.name] ?? null
}

/** Moves `event.preventDefault()` from a handler to the attributes that use it, unless it is also called by name. */
export function shapeOf({ handler }: NamedHandler, component: Component, evaluator: Evaluator): Shape {
  const { node } = handler
  const statements = node.body?.body ?? []
  const parameters = node.params.map((param) => component.refs.get(param))
  const event = isCalledByName(handler.name, component) ? undefined : parameters[0]
  // What stands after a way out of the function, or after waiting, does not always happen.
  const always = statements.slice(0, statements.findIndex(leaves) + 1 || statements.length)
  const isMoved = (statement: Statement) =>
    always.includes(statement) && eventModifier(statement, event, component) !== null
  const rest = statements.filter((statement) => !isMoved(statement))
  const modifiers = always.flatMap((statement) => eventModifier(statement, event, component) ?? [])
  const isUsed = (binding: Binding | undefined) =>
    binding !== undefined && rest.some((each) => evaluator.dependencies(each).has(binding))
  return { modifiers, statements: rest, usesParameters: modifiers.length === 0 || parameters.some(isUsed) }
}

function leaves(statement: Node): boolean {
  let found = false
  walk(statement, (node) => {
    if (node.type === 'ArrowFunctionExpression') return false
    if (/^(ReturnStatement|ThrowStatement|AwaitExpression)$/.test(node.type)) found = true
    return undefined
  })
  return found
}

function isCalledByName(name: string, { parsed, refs }: Component): boolean {
  let found = false
  walk(parsed.program, (node) => {
    if (node.type !== 'CallExpression') return
    const binding = refs.get(node.callee)
    if (binding?.kind === 'handler' && binding.name === name) found = true
  })
  return found
}
