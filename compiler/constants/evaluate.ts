import type { Binding, Component, Refs } from '../ir/types.ts'
import type { Node } from '../parse/ast.ts'
import type { Report } from '../problems/report.ts'
import { walk } from '../parse/ast.ts'
import { rewrite } from '../javascript/rewrite.ts'
import { stripTypes } from '../javascript/strip-types.ts'
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
 * Makes the evaluator of one component. Expressions whose names are all known are run as JavaScript:
 * the sources are ours, never a customer's.
 *
 * @param report receives E130 when a constant is not plain data, E121 when an initial state is not
 */
export function createEvaluator(component: Component, report: Report): Evaluator {
  const { refs, parsed } = component
  const dependencyCache = new WeakMap<Node, ReadonlySet<Binding>>()
  const codeCache = new WeakMap<Node, string>()
  const pureCache = new WeakMap<Node, boolean>()

  function dependencies(node: Node) {
    const cached = dependencyCache.get(node)
    if (cached) return cached
    const found = collect(node, refs)
    dependencyCache.set(node, found)
    return found
  }

  function code(node: Node) {
    const cached = codeCache.get(node) ?? rewrite(node, parsed.source, stripTypes)
    codeCache.set(node, cached)
    return cached
  }

  function isPure(node: Node) {
    const pure = pureCache.get(node) ?? impurityOf(node, refs) === null
    pureCache.set(node, pure)
    return pure
  }

  function evaluate(node: Node, env: Env): Evaluation {
    if (!isPure(node)) return { known: false }
    const names: string[] = []
    const values: unknown[] = []
    for (const binding of dependencies(node)) {
      if (binding.kind === 'global') continue
      if (!env.has(binding)) return { known: false }
      names.push(binding.name)
      values.push(env.get(binding))
    }
    try {
      return { known: true, value: run(code(node), names, values) }
    } catch {
      return { known: false }
    }
  }

  const constants = readConstants(component, code, report)
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

function run(code: string, names: string[], values: unknown[]): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- the whole point of an evaluator
  return new Function(...names, `'use strict'; return (${code})`)(...values)
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

/** Runs the file's constants and helpers together, in their order. */
function readConstants(component: Component, code: (node: Node) => string, report: Report): Map<Binding, unknown> {
  const { data, helpers, refs } = component
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
  const functions = helpers.map(({ name, node }) => `const ${name} = ${code(node)};`)
  const compute = (count: number) => {
    const first = data.slice(0, count)
    const statements = [...functions, ...first.map(({ name, init }) => `const ${name} = (${code(init)});`)]
    const names = [...first, ...helpers].map(({ name }) => name)
    const body = `'use strict';\n${statements.join('\n')}\nreturn { ${names.join(', ')} }`
    // oxlint-disable-next-line typescript/no-implied-eval -- see above
    return new Function(...icons.map(({ name }) => name), body)(...icons) as Record<string, unknown>
  }
  const reasonToFail = (count: number): string | null => {
    try {
      compute(count)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  if (reasonToFail(data.length) !== null) {
    const index = data.findIndex((_, count) => reasonToFail(count + 1) !== null)
    const at = data[index] ?? { init: helpers[0]?.node ?? { start: 0, end: 0 } }
    report.add('E130', at.init, `the constant cannot be computed: ${reasonToFail(index + 1)}`)
    return values
  }
  const result = compute(data.length)
  for (const binding of data) values.set(binding, freeze(result[binding.name], icons))
  for (const binding of helpers) values.set(binding, result[binding.name])
  return values
}

/** Nothing an expression does may change a constant for the next one. */
function freeze<T>(value: T, icons: readonly unknown[]): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || icons.includes(value)) return value
  for (const inner of Object.values(value)) freeze(inner, icons)
  return Object.freeze(value)
}
