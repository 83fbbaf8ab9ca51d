/**
 * Fields change an object in place, as `v-model="form.name"` does, where React puts a new one into the state. Whatever
 * would give such an object a second name therefore takes a copy of it.
 */
import type { Binding, Component, State } from '../ir/types.ts'
import { walkView } from '../ir/walk.ts'
import { updateOf } from '../markup/fields.ts'
import { unwrap, walk, type Node } from '../parse/ast.ts'
import type { Override } from './rewrite.ts'

/** What the copied value belongs to: a constant of the file, or something that may be in a state. */
export type Copies = ReadonlyMap<Node, 'constant' | 'state'>

/** The states whose properties fields change. */
export function changedInPlace(component: Component): ReadonlySet<State> {
  const found = new Set<State>()
  walkView(component.root, (node) => {
    if (node.kind !== 'element' && node.kind !== 'part') return
    for (const attribute of node.attributes) {
      const update = attribute.kind === 'event' ? updateOf(attribute.handler, component) : null
      if (update?.property) found.add(update.state)
    }
  })
  return found
}

/** Finds the values that are copied, wherever functions, effects and events hand them on. */
export function copiesIn(component: Component): Copies {
  const { refs } = component
  const inPlace = changedInPlace(component)
  const found = new Map<Node, 'constant' | 'state'>()
  if (inPlace.size === 0) return found

  const isChanging = (binding: Binding | undefined) => binding?.kind === 'state' && inPlace.has(binding.state)
  const visit = (node: Node) => {
    if (node.type === 'CallExpression') {
      const setter = refs.get(node.callee)
      if (setter?.kind === 'setter' && node.arguments[0]) assigned(unwrap(node.arguments[0]), setter.state)
    }
    const kept =
      node.type === 'ArrayExpression'
        ? node.elements
        : node.type === 'Property'
          ? [node.value]
          : node.type === 'VariableDeclarator'
            ? [node.init]
            : []
    for (const each of kept) if (each && isChanging(refs.get(unwrap(each)))) found.set(unwrap(each), 'state')
  }
  const assigned = (argument: Node, state: State) => {
    const isUpdate = argument.type === 'ArrowFunctionExpression'
    if (isUpdate && argument.body.type === 'BlockStatement') return
    const current = isUpdate && argument.params[0] ? refs.get(argument.params[0]) : undefined
    for (const value of choices(isUpdate ? argument.body : argument)) {
      const binding = refs.get(ownerOf(value))
      if (!binding || binding === current) continue
      if (inPlace.has(state)) found.set(value, binding.kind === 'data' ? 'constant' : 'state')
      else if (isChanging(refs.get(value))) found.set(value, 'state')
    }
  }
  for (const root of running(component)) walk(root, visit)
  return found
}

/** Writes a copy of each of these values, unless it is written as an object of its own anyway. */
export function copying(isCopied: (node: Node) => boolean, override: Override): Override {
  const within = new Set<Node>()
  return (node, write) => {
    if (within.has(node) || !isCopied(node)) return override(node, write)
    within.add(node)
    const code = write(node)
    within.delete(node)
    return copyOf(code)
  }
}

/** The code of a new object with the properties of another; one that is written out is new already. */
export const copyOf = (code: string) => (code.startsWith('{') ? code : `{ ...${code} }`)

/** The author's code that runs later than the markup is made. */
function running({ handlers, effects, root }: Component): Node[] {
  const events: Node[] = []
  walkView(root, (node) => {
    if (node.kind !== 'element' && node.kind !== 'part') return
    for (const { handler } of node.attributes.filter((each) => each.kind === 'event'))
      if (handler.kind === 'inline') events.push(...[handler.body].flat())
  })
  return [...handlers.map(({ handler }) => handler.node), ...effects.map(({ node }) => node), ...events]
}

/** The values an expression may have: both of `a ? b : c`. */
function choices(expression: Node): Node[] {
  const node = unwrap(expression)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(choices)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(choices)
  return [node]
}

/** `people` of `people[0].address`. */
function ownerOf(node: Node): Node {
  return node.type === 'MemberExpression' ? ownerOf(unwrap(node.object)) : node
}
