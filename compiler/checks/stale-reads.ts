import type { Binding, State } from '../ir/types.ts'
import type { Node } from '../parse/ast.ts'
import { isDeferred } from '../javascript/deferred.ts'
import { childrenOf } from '../parse/ast.ts'
import { walkView } from '../ir/walk.ts'
import type { CheckContext } from './context.ts'

/** States whose value React no longer has, each with why. */
type Stale = ReadonlyMap<State, string>

const none: Stale = new Map()

/**
 * A state must not be read where React still has an old value of it and the other flavours the new one (E301): after
 * it was set in the same function, after `await`, and in what a handler leaves to run later. Inside an effect later
 * is safe, since the effect lists what it reads and starts anew when that changes.
 */
export function checkStaleReads({ component, evaluator, report }: CheckContext) {
  const { refs } = component
  const readsOf = new Map<Binding, Set<State>>()
  const every = (why: string): Stale => new Map(component.states.map(({ state }) => [state, why]))

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

  /** Follows execution; returns what is stale afterwards, or null when the function has returned. */
  function follow(node: Node, stale: Stale, inEffect: boolean, parent: Node | null = null): Stale | null {
    if (isDeferred(node, parent)) {
      for (const child of childrenOf(node)) follow(child, inEffect ? none : every('in what runs later'), inEffect, node)
      return stale
    }
    if (node.type === 'ReturnStatement') {
      if (node.argument) follow(node.argument, stale, inEffect, node)
      return null
    }
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      const tested = follow(node.test, stale, inEffect, node) ?? stale
      const yes = follow(node.consequent, tested, inEffect, node)
      const no = node.alternate ? follow(node.alternate, tested, inEffect, node) : tested
      return yes && no ? new Map([...yes, ...no]) : (yes ?? no)
    }
    for (const state of reads(refs.get(node))) complain(node, state, stale.get(state))
    let after: Stale = stale
    for (const child of childrenOf(node)) {
      const next = follow(child, after, inEffect, node)
      if (next === null) {
        if (node.type === 'BlockStatement') return null
        continue
      }
      after = next
    }
    if (node.type === 'AwaitExpression') return every('after await')
    const callee = node.type === 'CallExpression' ? refs.get(node.callee) : undefined
    if (callee?.kind !== 'setter') return after
    return new Map([...after, [callee.state, `after ${callee.state.setter}() in the same handler`]])
  }

  function complain(node: Node, state: State, why: string | undefined) {
    if (why === undefined) return
    report.add(
      'E301',
      node,
      `“${state.name}” is read ${why}`,
      why.startsWith('after set')
        ? 'compute into a const first: React reads the old value here, the other flavours would read the new one'
        : `read it into a const before, or write ${state.setter}((current) => …): React would read an old value here`,
    )
  }

  for (const { handler } of component.handlers) if (handler.node.body) follow(handler.node.body, none, false)
  for (const { node } of component.effects) if (node.body) follow(node.body, none, true)
  walkView(component.root, (node) => {
    if (!('attributes' in node)) return
    for (const attribute of node.attributes) {
      if (attribute.kind !== 'event' || attribute.handler.kind !== 'inline') continue
      let stale = none
      for (const step of [attribute.handler.body].flat()) stale = follow(step, stale, false) ?? stale
    }
  })
}
