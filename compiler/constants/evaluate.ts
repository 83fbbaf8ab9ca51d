import type { Binding, Component, Refs } from '../ir/types.ts'
import type { Node } from '../parse/ast.ts'
import type { Report } from '../problems/report.ts'
import { walk } from '../parse/ast.ts'
import { budgetOfComponent, createBudget, Exhausted, Refusal, weigh, type Budget } from './budget.ts'
import { createInterpreter } from './interpret.ts'
import { impurityOf } from './purity.ts'

/** What is known before the page runs: module data, unrolled list items, derived constants. */
export type Env = ReadonlyMap<Binding, unknown>
export type Evaluation = { known: true; value: unknown } | { known: false }

export type Evaluator = {
  /** The values of module constants and helpers. */
  constants: Env
  /** `constants` plus the value every state has at first. */
  initial: Env
  /** What an expression depends on, other than its own parameters. */
  dependencies(node: Node): ReadonlySet<Binding>
  evaluate(node: Node, env: Env): Evaluation
}

/**
 * Makes the evaluator of one component. Expressions whose names are all known are computed from their syntax tree, and
 * never run: what they may call is a closed list, and what all of them may take has a limit.
 *
 * @param report receives E130 when a constant is not plain data or takes too much, E121 when an initial state does
 */
export function createEvaluator(component: Component, report: Report): Evaluator {
  const { refs, parsed } = component
  const { source } = parsed
  const budget = createBudget(budgetOfComponent)
  const dependencyCache = new WeakMap<Node, ReadonlySet<Binding>>()
  const pureCache = new WeakMap<Node, boolean>()

  function dependencies(node: Node) {
    const cached = dependencyCache.get(node)
    if (cached) return cached
    const found = collect(node, refs)
    dependencyCache.set(node, found)
    return found
  }

  function isPure(node: Node) {
    const pure = pureCache.get(node) ?? impurityOf(node, refs) === null
    pureCache.set(node, pure)
    return pure
  }

  function evaluate(node: Node, env: Env): Evaluation {
    if (budget.isExhausted() || !isPure(node)) return { known: false }
    for (const binding of dependencies(node))
      if (binding.kind !== 'global' && !env.has(binding)) return { known: false }
    try {
      const value = createInterpreter({ refs, env, budget, source }).value(node, null)
      budget.spend(weigh(value), node)
      return { known: true, value }
    } catch (error) {
      if (error instanceof Exhausted) report.add('E130', error.at ?? node, error.message, error.help)
      return { known: false }
    }
  }

  const constants = readConstants(component, budget, report)
  const initial = new Map(constants)
  for (const binding of component.derived) {
    const result = evaluate(binding.init, constants)
    if (result.known) constants.set(binding, result.value)
  }
  for (const [binding, value] of constants) initial.set(binding, value)
  for (const binding of component.states) {
    const { init } = binding.state
    const result = init ? evaluate(init, constants) : { known: true as const, value: undefined }
    if (result.known) initial.set(binding, result.value)
    else if (init)
      report.add(
        'E121',
        init,
        `the initial value of “${binding.name}” is not known before the page runs`,
        'use plain data',
      )
  }
  // A computed value may call a function of the component, which may read other computed values.
  for (let before = -1; before !== initial.size;) {
    before = initial.size
    for (const binding of [...component.handlers, ...component.derived]) {
      if (initial.has(binding) || (binding.kind === 'handler' && binding.handler.node.async)) continue
      const result = evaluate(binding.kind === 'handler' ? binding.handler.node : binding.init, initial)
      if (result.known) initial.set(binding, result.value)
    }
  }
  return { constants, initial, dependencies, evaluate }
}

function collect(node: Node, refs: Refs): Set<Binding> {
  const found = new Set<Binding>()
  const own = new Set<Binding>()
  const declare = (name: Node) => {
    const binding = refs.get(name)
    if (binding) own.add(binding)
  }
  walk(node, (child) => {
    if (child.type === 'ArrowFunctionExpression' || child.type === 'FunctionDeclaration') {
      for (const param of child.params) walk(param, declare)
    }
    if (child.type === 'VariableDeclarator') walk(child.id, declare)
    const binding = refs.get(child)
    if (binding) found.add(binding)
  })
  for (const binding of own) found.delete(binding)
  return found
}

/** Computes the file's constants in their order; its helpers are known from the beginning. */
function readConstants(component: Component, budget: Budget, report: Report): Map<Binding, unknown> {
  const { data, helpers, refs, parsed } = component
  for (const { init, name } of data) {
    const impurity = impurityOf(init, refs)
    if (impurity)
      report.add(
        'E130',
        init,
        `“${name}” depends on “${impurity}”, which differs between visits`,
        'write the value down',
      )
  }
  const icons = [...component.scope.values()].filter((binding) => binding.kind === 'icon')
  const values = new Map<Binding, unknown>(icons.map((icon) => [icon, icon]))
  if (report.hasErrors()) return values
  const { value } = createInterpreter({ refs, env: values, budget, source: parsed.source })
  for (const binding of helpers) values.set(binding, value(binding.node, null))
  for (const binding of data) {
    try {
      values.set(binding, value(binding.init, null))
      budget.spend(weigh(values.get(binding)), binding.init)
    } catch (error) {
      const { at, help } = error instanceof Refusal ? error : { at: null, help: undefined }
      const reason = error instanceof Error ? error.message : String(error)
      report.add('E130', at ?? binding.init, `the constant cannot be computed: ${reason}`, help)
      return values
    }
  }
  for (const binding of data) freeze(values.get(binding), icons)
  return values
}

/** Nothing an expression does may change a constant for the next one. */
function freeze<T>(value: T, icons: readonly unknown[]): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || icons.includes(value)) return value
  for (const inner of Object.values(value)) freeze(inner, icons)
  return Object.freeze(value)
}
