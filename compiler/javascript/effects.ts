/** What targets ask about an effect. */
import type { Binding, Component, Effect } from '../ir/types.ts'
import type { Evaluator } from '../constants/evaluate.ts'
import { unwrap, walk, type Node, type Statement } from '../parse/ast.ts'
import { changedInPlace } from './copies.ts'
import { asksForElement, isReturn } from './element-refs.ts'
import { isDeferred } from './deferred.ts'

/** What an effect lists, by what the names stand for. */
export const dependenciesOf = ({ dependencies }: Effect, { refs }: Component) =>
  dependencies.flatMap((node) => {
    const binding = refs.get(node)
    return binding?.kind === 'state' || binding?.kind === 'derived' ? [binding] : []
  })

/** The constants of an effect that its cleanup needs, such as a timer. */
export function keptFor({ statements, cleanup }: Effect, { refs }: Component): Set<Binding> {
  const own = new Set(statements.flatMap((statement) => declaredBy(statement, refs)))
  const kept = new Set<Binding>()
  for (const node of [cleanup ?? []].flat())
    walk(node, (child) => {
      const binding = refs.get(child)
      if (binding && own.has(binding)) kept.add(binding)
    })
  return kept
}

/** Whether an effect follows an object whose properties fields change: frameworks have to look into it. */
export function followsFields(effect: Effect, component: Component): boolean {
  const inPlace = changedInPlace(component)
  return dependenciesOf(effect, component).some((binding) => binding.kind === 'state' && inPlace.has(binding.state))
}

/** The names a statement declares, not looking into blocks. */
export function declaredBy(statement: Statement, refs: Component['refs']): Binding[] {
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id }) => {
    const binding = refs.get(id)
    return binding ? [binding] : []
  })
}

/**
 * Whether an effect looks at elements, which must be in the page and up to date. What it looks up otherwise than by a
 * ref may have come with the state it follows.
 */
export function usesElements({ node, dependencies }: Effect, { refs }: Component): boolean {
  let found = false
  walk(node, (child) => {
    if (refs.get(child)?.kind === 'ref' || (dependencies.length > 0 && isLookUp(child))) found = true
  })
  return found
}

/** Whether this finds an element of the page otherwise: `document.getElementById`, `row.querySelector`. */
const isLookUp = (node: Node) =>
  node.type === 'MemberExpression' &&
  node.property.type === 'Identifier' &&
  /^(?:getElement|querySelector)/.test(node.property.name)

/** Whether an effect does nothing when the component appears: it begins with `if (…) return`, and that is how it begins. */
export function idlesAtFirst({ statements }: Effect, evaluator: Evaluator): boolean {
  for (const statement of statements) {
    if (statement.type !== 'IfStatement' || statement.alternate || !isReturn(statement.consequent)) return false
    const result = evaluator.evaluate(statement.test, evaluator.initial)
    if (result.known && result.value) return true
  }
  return false
}

/** Whether an effect may end before it has come to its cleanup, other than for want of an element, which is always there. */
export const mayLeave = ({ statements }: Effect, { refs }: Component): boolean =>
  statements.some((statement) => {
    let found = false
    walk(statement, (node) => {
      if (node.type === 'ArrowFunctionExpression') return false
      if (node.type === 'ReturnStatement') found = true
      return undefined
    })
    return found && !asksForElement(statement, refs)
  })

/** Whether an effect reads all it lists as it runs, so that frameworks find out by themselves what it depends on. */
export function readsWhatItLists(effect: Effect, component: Component): boolean {
  const read = new Set<Binding>()
  const look = (node: Node) =>
    walk(node, (child, parent) => {
      if (isDeferred(child, parent)) return false
      const binding = component.refs.get(unwrap(child))
      if (binding) read.add(binding)
      return undefined
    })
  effect.statements.forEach(look)
  return dependenciesOf(effect, component).every((binding) => read.has(binding))
}

/** What an effect reads in any case, since it begins by asking for it: `if (!saving) return`. */
export function readsFirst({ statements: [first] }: Effect, { refs }: Component): ReadonlySet<Binding> {
  const read = new Set<Binding>()
  if (first?.type !== 'IfStatement') return read
  walk(alwaysRun(first.test), (child, parent) => {
    if (isDeferred(child, parent)) return false
    const binding = refs.get(unwrap(child))
    if (binding) read.add(binding)
    return undefined
  })
  return read
}

/** The part of a condition that runs whatever comes of it. */
function alwaysRun(condition: Node): Node {
  const node = unwrap(condition)
  if (node.type === 'LogicalExpression') return alwaysRun(node.left)
  return node.type === 'ConditionalExpression' ? alwaysRun(node.test) : node
}
