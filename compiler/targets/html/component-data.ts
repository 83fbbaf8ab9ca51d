import type { Binding, Component } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import { rewrite } from '../../javascript/rewrite.ts'
import { stripTypes } from '../../javascript/strip-types.ts'
import { commentsAbove } from '../../javascript/comments.ts'
import { joinStatements } from '../../javascript/statements.ts'
import type { Report } from '../../problems/report.ts'
import { literal } from '../../javascript/literal.ts'
import type { Alpine } from './alpine.ts'
import { writeEffects } from './effects.ts'
import { initialValuesOf, isComputed } from './initial-state.ts'
import { createDataCode, type DataCode } from './data-code.ts'
import { data, script, scriptsIn, type HtmlAttribute, type HtmlNode } from './nodes.ts'
import { shapeOf } from '../../javascript/handler-shape.ts'
import { elementsReadLater } from '../../javascript/element-refs.ts'

/** What the component itself needs at run time: `x-data` with its state, or the name of a recipe and its source. */
export type ComponentData = {
  attribute: HtmlAttribute
  /** Says once for everything inside which id `useId()` is. */
  ids: HtmlAttribute[]
  recipe: { name: string; constants: string; code: string } | null
} | null

const longestInlineData = 100

/** Small state stands in the markup; functions, computed values and lists make a script. */
export function componentData(
  component: Component,
  evaluator: Evaluator,
  alpine: Alpine,
  report: Report,
  markup: HtmlNode[],
): ComponentData {
  const effects = writeEffects(component, evaluator, alpine)
  const { getters, methods } = writeMembers(component, evaluator, alpine)
  const members = [...effects.lifecycle, ...getters, ...effects.methods, ...methods]
  const states = component.states.filter((state) => alpine.used.has(state))
  if (states.length === 0 && members.length === 0 && alpine.exposed.size === 0) return null
  const inline = states.map(({ name, state }) => {
    const value = state.init
      ? evaluator.evaluate(state.init, evaluator.constants)
      : { known: true as const, value: undefined }
    return { name, code: value.known ? literal(value.value) : null }
  })
  const length = inline.reduce((sum, { name, code }) => sum + name.length + (code?.length ?? longestInlineData) + 4, 0)
  if (members.length === 0 && alpine.exposed.size === 0 && length <= longestInlineData) {
    return {
      attribute: data(Object.fromEntries(inline.map(({ name, code }) => [name, code ?? 'undefined']))),
      ids: [],
      recipe: null,
    }
  }
  for (const binding of alpine.exposed) if (isComputed(binding, evaluator)) alpine.enclosed.add(binding)
  const beginnings = initialValuesOf(states, component, evaluator, alpine, report)
  const helpers = [...neededBy(alpine, evaluator)].flatMap((each) => (each.kind === 'helper' ? [each.node] : []))
  const running = [
    ...markup.flatMap(scriptsIn),
    ...members,
    ...beginnings.flatMap((each) => ('code' in each && /[.(]/.test(each.code) ? [each.code] : [])),
    ...helpers.map((node) => alpine.inScript(node)),
  ].join('\n')
  const dataCode = createDataCode(component, evaluator, report, running)
  const constants = enclosedConstants(component, evaluator, alpine, dataCode)
  const shared = [...alpine.exposed].map((binding) =>
    alpine.enclosed.has(binding) || binding.kind === 'helper'
      ? binding.name
      : `${binding.name}: ${binding.kind === 'data' ? dataCode.write(binding) : ''}`,
  )
  const name = component.name.charAt(0).toLowerCase() + component.name.slice(1)
  const initial = beginnings.map(
    (each) => `${each.name}: ${'code' in each ? each.code : dataCode.write(each.constant)}`,
  )
  const kept = effects.kept.map((each) => `${each}: null`)
  const code = `({ ${[[...initial, ...kept, ...shared].join(',\n'), ...members].filter(Boolean).join(',\n\n')} })`
  const ids = alpine.idName() === null ? [] : [script('x-id', `['${alpine.idName()}']`)]
  return { attribute: script('x-data', name), ids, recipe: { name, constants, code } }
}

/** Getters and methods, with those they use in turn, in the author's order. */
function writeMembers(component: Component, evaluator: Evaluator, alpine: Alpine) {
  const written = new Map<Binding, string>()
  for (let before = -1; before !== written.size;) {
    before = written.size
    for (const binding of [...component.derived, ...component.handlers]) {
      if (!alpine.used.has(binding) || written.has(binding)) continue
      written.set(
        binding,
        binding.kind === 'derived'
          ? `${commentsAbove(binding.statement, component.parsed)}get ${binding.name}() { return ${alpine.inScript(binding.init)} }`
          : method(binding, component, evaluator, alpine),
      )
    }
  }
  const inOrder = (bindings: readonly Binding[]) => bindings.flatMap((binding) => written.get(binding) ?? [])
  return { getters: inOrder(component.derived), methods: inOrder(component.handlers) }
}

function method(
  binding: Extract<Binding, { kind: 'handler' }>,
  component: Component,
  evaluator: Evaluator,
  alpine: Alpine,
): string {
  const { node, name } = binding.handler
  const { source } = component.parsed
  const { statements, usesParameters } = shapeOf(binding, component, evaluator)
  const kept = elementsReadLater(node, component.refs)
  const names = new Map<Binding, string>(kept.map((ref) => [ref, ref.name]))
  const begins = kept.length > 0 ? `const { ${kept.map((ref) => ref.name).join(', ')} } = this.$refs\n` : ''
  const body = begins + joinStatements(statements, component.parsed, (statement) => alpine.inScript(statement, names))
  const params = usesParameters ? node.params : []
  const comments = commentsAbove(binding.handler, component.parsed)
  const head = `${node.async ? 'async ' : ''}${name}(${params.map((each) => rewrite(each, source, stripTypes)).join(', ')})`
  return `${comments}${head} {\n${body}\n}`
}

/** The file's constants and helpers that methods use, with those they use in turn. */
function neededBy(alpine: Alpine, evaluator: Evaluator, dataCode?: DataCode): Set<Binding> {
  const needed = new Set<Binding>([
    ...alpine.enclosed,
    ...[...alpine.exposed].filter((binding) => binding.kind === 'helper'),
  ])
  for (const binding of needed) {
    if (binding.kind === 'data' && dataCode?.isPlainValue(binding)) continue
    const node = binding.kind === 'data' ? binding.init : binding.kind === 'helper' ? binding.node : null
    if (!node) continue
    for (const dependency of evaluator.dependencies(node)) {
      if (dependency.kind === 'data' || dependency.kind === 'helper') needed.add(dependency)
    }
  }
  return needed
}

/** The same as code, in the author's order. */
function enclosedConstants(component: Component, evaluator: Evaluator, alpine: Alpine, dataCode: DataCode): string {
  const needed = neededBy(alpine, evaluator, dataCode)
  for (const binding of needed) alpine.enclosed.add(binding)
  const { source } = component.parsed
  const written = [...component.data, ...component.helpers]
    .filter((binding) => needed.has(binding))
    .toSorted((a, z) => a.statement.start - z.statement.start)
    .map((binding) => {
      const comments = commentsAbove(binding.statement, component.parsed)
      if (binding.kind === 'data') return `${comments}const ${binding.name} = ${dataCode.write(binding)}`
      const code = rewrite(binding.node, source, stripTypes)
      return comments + (binding.node.type === 'ArrowFunctionExpression' ? `const ${binding.name} = ${code}` : code)
    })
  // Short constants stand together, as people write them.
  const isShort = (code: string | undefined) => code !== undefined && /^const [^\n]{0,100}$/.test(code)
  return written
    .map((code, index) => (index === 0 ? '' : isShort(code) && isShort(written[index - 1]) ? '\n' : '\n\n') + code)
    .join('')
}
