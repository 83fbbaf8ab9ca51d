import type { Component } from '../../ir/types.ts'
import { browserEvents } from '../../markup/event-types.ts'
import { walk, type Node } from '../../parse/ast.ts'

/** Writes a type of React, or what is reached through an event of one, in the browser's types. */
export function writeReactType(node: Node, component: Component): string | undefined {
  const { scope, refs, parsed } = component
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') {
    const { name } = node.typeName
    return scope.get(name)?.kind === 'type' && isImported(name, component) ? browserEvents[name] : undefined
  }
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined
  const { name } = node.property
  if (!/^(target|currentTarget|dataTransfer|clipboardData)$/.test(name)) return undefined
  const binding = refs.get(node.object)
  if (binding?.kind !== 'local') return undefined
  const element = elementOf(binding, component)
  // React types what an event carries as there, the browser as perhaps.
  if (/^(dataTransfer|clipboardData)$/.test(name))
    return element === null || node.optional ? undefined : `${parsed.source.slice(node.start, node.end)}!`
  return element === null ? undefined : `(${parsed.source.slice(node.start, node.end)} as ${element})`
}

/** The element that the type of an event names: `HTMLFormElement` in `FormEvent<HTMLFormElement>`. */
function elementOf(binding: unknown, { refs, parsed }: Component): string | null {
  for (const [node, candidate] of refs) {
    if (candidate !== binding || node.type !== 'Identifier' || !node.typeAnnotation) continue
    const type = node.typeAnnotation.typeAnnotation
    const argument = type.type === 'TSTypeReference' ? type.typeArguments?.params[0] : undefined
    if (argument) return parsed.source.slice(argument.start, argument.end)
  }
  return null
}

function isImported(name: string, { parsed }: Component): boolean {
  let found = false
  walk(parsed.program, (node) => {
    if (node.type === 'ImportSpecifier' && node.local.name === name) found = true
    return node.type === 'Program' || node.type === 'ImportDeclaration'
  })
  return found
}
