import type { Binding, State } from '../ir/types.ts'
import type { Node } from '../parse/ast.ts'
import { childrenOf } from '../parse/ast.ts'
import { walkView } from '../ir/walk.ts'
import type { CheckContext } from './context.ts'

/**
 * A state must not be read after it was set in the same handler (E301): React still has the old value there,
 * the other flavours already have the new one.
 */
export function checkStaleReads({ component, evaluator, report }: CheckContext) {
  const { refs } = component
  const readsOf = new Map<Binding, Set<State>>()

  /** The states behind a name, through computed values and functions. */
  function reads(binding: Binding | undefined): Set<State> {
    if (binding?.kind === 'state') return new Set([binding.state])
    if (binding?.kind !== 'derived' && binding?.kind !== 'handler') return new Set()
    const cached = readsOf.get(binding)
    if (cached) return cached
    const found = new Set<State>()
    readsOf.set(binding, found)
    const node = binding.kind === 'derived' ? binding.init : binding.handler.node
    for (const dependency of evaluator.dependencies(node)) for (const state of reads(dependency)) found.add(state)
    return found
  }

  /** Follows execution; returns the states set afterwards, or null when the function has returned. */
  function follow(node: Node, set: ReadonlySet<State>): ReadonlySet<State> | null {
    if (node.type === 'ReturnStatement') {
      if (node.argument) follow(node.argument, set)
      return null
    }
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      const tested = follow(node.test, set) ?? set
      const yes = follow(node.consequent, tested)
      const no = node.alternate ? follow(node.alternate, tested) : tested
      return yes && no ? new Set([...yes, ...no]) : (yes ?? no)
    }
    const binding = refs.get(node)
    for (const state of reads(binding)) {
      if (!set.has(state)) continue
      const help =
        'compute into a const first: React reads the old value here, the other flavours would read the new one'
      report.add('E301', node, `“${state.name}” is read after ${state.setter}() in the same handler`, help)
    }
    const callee = node.type === 'CallExpression' ? refs.get(node.callee) : undefined
    let after: ReadonlySet<State> = set
    for (const child of childrenOf(node)) {
      const next = follow(child, after)
      if (next === null) {
        if (node.type === 'BlockStatement') return null
        continue
      }
      after = next
    }
    return callee?.kind === 'setter' ? new Set([...after, callee.state]) : after
  }

  for (const { handler } of component.handlers) if (handler.node.body) follow(handler.node.body, new Set())
  walkView(component.root, (node) => {
    if (!('attributes' in node)) return
    for (const attribute of node.attributes) {
      if (attribute.kind !== 'event' || attribute.handler.kind !== 'inline') continue
      let set: ReadonlySet<State> = new Set()
      for (const step of [attribute.handler.body].flat()) set = follow(step, set) ?? set
    }
  })
}
