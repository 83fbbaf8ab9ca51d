import type { Binding, Effect } from '../ir/types.ts'
import { walk, type Node } from '../parse/ast.ts'
import { isDeferred } from '../javascript/deferred.ts'
import type { CheckContext } from './context.ts'

/** What runs on until it is stopped. */
const starts = /^(setInterval|setTimeout|requestAnimationFrame|addEventListener|observe)$/

/**
 * An effect lists every state it reads (E302) and stops what it starts (E303): React runs it again when one of them
 * changes, and twice in StrictMode; Vue and Svelte find out by themselves what an effect reads.
 */
export function checkEffects(context: CheckContext) {
  for (const effect of context.component.effects) {
    checkDependencies(effect, context)
    checkCleanup(effect, context)
    checkUpdates(effect, context)
  }
}

function checkDependencies(effect: Effect, { component, evaluator, report }: CheckContext) {
  const { refs } = component
  const listed = new Set<Binding>()
  for (const node of effect.dependencies) {
    const binding = refs.get(node)
    if (binding) listed.add(binding)
    if (binding?.kind !== 'state' && binding?.kind !== 'derived') {
      report.add(
        'E302',
        node,
        'this never changes, so an effect cannot depend on it',
        'list states and computed values',
      )
      continue
    }
    const value = evaluator.initial.get(binding)
    if (binding.kind === 'derived' && typeof value === 'object' && value !== null)
      report.add(
        'E302',
        node,
        `“${binding.name}” is a new ${Array.isArray(value) ? 'list' : 'object'} each time the markup is computed`,
        'list the states it is computed from',
      )
  }
  walk(effect.node.body, (node) => {
    const binding = refs.get(node)
    if (binding?.kind === 'handler')
      report.add(
        'E302',
        node,
        `“${binding.name}” is a new function each time the markup is computed`,
        'write what the effect does in the effect, or move it above the component',
      )
    const changes = binding?.kind === 'state' || (binding?.kind === 'derived' && !evaluator.constants.has(binding))
    if (!binding || !changes || listed.has(binding)) return
    report.add(
      'E302',
      node,
      `the effect reads “${binding.name}” but does not list it`,
      `add it to the list at the end, or write set${binding.name.charAt(0).toUpperCase()}${binding.name.slice(1)}((current) => …)`,
    )
  })
}

function checkCleanup({ statements, cleanup }: Effect, { report }: CheckContext) {
  if (cleanup) return
  for (const statement of statements)
    walk(statement, (node) => {
      if (node.type !== 'CallExpression') return
      const { callee } = node
      const name =
        callee.type === 'Identifier'
          ? callee
          : callee.type === 'MemberExpression' && !callee.computed
            ? callee.property
            : null
      if (name?.type === 'Identifier' && starts.test(name.name))
        report.add(
          'E303',
          node,
          `the effect starts ${name.name}() and never stops it`,
          'return () => … that stops it, at the end of the effect',
        )
    })
}

/** A state that an effect computes from itself at once would be read by it, and so start it again (E302). */
function checkUpdates({ statements, dependencies }: Effect, { component, report }: CheckContext) {
  if (dependencies.length === 0) return
  const look = (node: Node) =>
    walk(node, (child, parent) => {
      if (isDeferred(child, parent)) return false
      if (child.type !== 'CallExpression' || component.refs.get(child.callee)?.kind !== 'setter') return undefined
      if (child.arguments[0]?.type === 'ArrowFunctionExpression')
        report.add('E302', child, 'an effect cannot compute a state from itself', 'do it in the event that changes it')
      return undefined
    })
  statements.forEach(look)
}
