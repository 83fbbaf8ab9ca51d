import type { Binding, State } from '../ir/types.ts'
import type { Node } from '../parse/ast.ts'
import { isDeferred } from '../javascript/deferred.ts'
import { childrenOf, walk } from '../parse/ast.ts'
import { walkView } from '../ir/walk.ts'
import type { CheckContext } from './context.ts'

/** States whose value React no longer has, each with why. */
type Stale = ReadonlyMap<State, string>

const none: Stale = new Map()

/** What is stale where several ways meet; null where none of them arrives. */
function merged(ways: readonly (Stale | null)[]): Stale | null {
  const arriving = ways.filter((way) => way !== null)
  return arriving.length === 0 ? null : new Map(arriving.flatMap((way) => [...way]))
}

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

  /** What is stale where a switch was left by `break`, innermost last. */
  const breaks: Stale[][] = []

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
    if (node.type === 'ThrowStatement') {
      follow(node.argument, stale, inEffect, node)
      return null
    }
    if (node.type === 'BreakStatement') {
      breaks.at(-1)?.push(stale)
      return null
    }
    if (node.type === 'SwitchStatement') return followSwitch(node, stale, inEffect)
    if (node.type === 'TryStatement') return followTry(node, stale, inEffect)
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

  function followAll(nodes: readonly Node[], stale: Stale, inEffect: boolean): Stale | null {
    let after: Stale | null = stale
    for (const node of nodes) {
      after = follow(node, after, inEffect)
      if (after === null) return null
    }
    return after
  }

  /** Each case begins after the test, or goes on from the one above that did not end in a `break`. */
  function followSwitch(node: Extract<Node, { type: 'SwitchStatement' }>, stale: Stale, inEffect: boolean) {
    const tested = follow(node.discriminant, stale, inEffect, node) ?? stale
    breaks.push([])
    let through: Stale | null = null
    for (const { test, consequent } of node.cases) {
      if (test) follow(test, tested, inEffect, node)
      through = followAll(consequent, merged([tested, through]) ?? tested, inEffect)
    }
    const hasDefault = node.cases.some(({ test }) => test === null)
    return merged([...(breaks.pop() ?? []), through, hasDefault ? null : tested])
  }

  /** What fails may fail after anything that it did. */
  function followTry(
    { block, handler, finalizer }: Extract<Node, { type: 'TryStatement' }>,
    stale: Stale,
    inEffect: boolean,
  ) {
    const done = follow(block, stale, inEffect)
    const set = new Map([...(done ?? stale), ...setIn(block)])
    const caught = handler ? follow(handler.body, set, inEffect) : null
    const after = merged([done, caught])
    if (!finalizer) return after
    const last = follow(finalizer, new Map([...set, ...(caught ?? [])]), inEffect)
    return after && last
  }

  function setIn(block: Node): Stale {
    const found = new Map<State, string>()
    walk(block, (child, parent) => {
      if (isDeferred(child, parent)) return false
      if (child.type === 'AwaitExpression') for (const [state, why] of every('after await')) found.set(state, why)
      const callee = child.type === 'CallExpression' ? refs.get(child.callee) : undefined
      if (callee?.kind === 'setter' && !found.has(callee.state))
        found.set(callee.state, `after ${callee.state.setter}() in the same handler`)
      return undefined
    })
    return found
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
