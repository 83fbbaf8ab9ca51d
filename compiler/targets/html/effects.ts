import type { Binding, Component, Effect } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import { walk, type Node, type Statement } from '../../parse/ast.ts'
import { commentsAbove } from '../../javascript/comments.ts'
import { declaredBy, dependenciesOf, idlesAtFirst, keptFor, mayLeave, usesElements } from '../../javascript/effects.ts'
import { joinStatements } from '../../javascript/statements.ts'
import type { Alpine } from './alpine.ts'

/**
 * Effects as Alpine has them: what runs once stands in `init()`, what follows a state in a `$watch`, and what stops
 * it in `destroy()`. What a cleanup needs is a property, which an object around would take if none were declared.
 */
export function writeEffects(
  component: Component,
  evaluator: Evaluator,
  alpine: Alpine,
): { kept: string[]; lifecycle: string[]; methods: string[] } {
  const names = new Set(component.scope.keys())
  const init: string[] = []
  const destroy: string[] = []
  const methods: string[] = []
  const properties: string[] = []

  for (const effect of component.effects) {
    const own = [...keptFor(effect, component)].map((binding) => [binding, free(binding.name)] as const)
    const kept = new Map(own.map(([binding, name]) => [binding, `this.${name}`]))
    properties.push(...own.map(([, name]) => name))
    const run = runOf(effect, kept)
    const stop = cleanupOf(effect, kept)
    if (stop) destroy.push(stop)
    const later = (code: string) => (usesElements(effect, component) ? `this.$nextTick(() => {\n${code}\n})` : code)
    const comments = commentsAbove(effect.statement, component.parsed)
    const dependencies = dependenciesOf(effect, component)
    for (const binding of dependencies) alpine.used.add(binding)
    const body = [stop, run].filter(Boolean).join('\n')
    const [first, ...others] = dependencies
    if (!first) init.push(comments + later(run))
    else if (idlesAtFirst(effect, evaluator) && others.length === 0)
      init.push(`${comments}this.$watch('${first.name}', () => {\n${later(body)}\n})`)
    else {
      const name = free(nameFor(effect, first, component))
      const call = usesElements(effect, component) ? `this.$nextTick(() => this.${name}())` : `this.${name}()`
      const watches = dependencies.map((each) => `this.$watch('${each.name}', () => ${call})`)
      init.push([...(idlesAtFirst(effect, evaluator) ? [] : [call]), ...watches].join('\n'))
      methods.push(`${comments}${name}() {\n${body}\n}`)
    }
  }
  const member = (name: string, parts: string[], gap: string) =>
    parts.length > 0 ? [`${name}() {\n${parts.join(gap)}\n}`] : []
  return {
    kept: properties,
    lifecycle: [...member('init', init, '\n\n'), ...member('destroy', destroy, '\n')],
    methods,
  }

  function free(wish: string): string {
    let name = wish
    for (let count = 2; names.has(name); count++) name = `${wish}${count}`
    names.add(name)
    return name
  }

  function runOf({ statements }: Effect, kept: ReadonlyMap<Binding, string>): string {
    return joinStatements(statements, component.parsed, (statement) => written(statement, kept))
  }

  /** A constant that is kept becomes a property. */
  function written(statement: Statement, kept: ReadonlyMap<Binding, string>): string {
    const isKept = declaredBy(statement, component.refs).some((binding) => kept.has(binding))
    if (!isKept || statement.type !== 'VariableDeclaration') return alpine.inScript(statement, kept)
    return statement.declarations
      .map(({ id, init: value }) => {
        const binding = component.refs.get(id)
        const target = binding && kept.get(binding)
        return `${target ?? `const ${alpine.inScript(id, kept)}`} = ${value ? alpine.inScript(value, kept) : 'undefined'}`
      })
      .join('\n')
  }

  /** Stopping comes before starting anew, and there may be nothing to stop yet. */
  function cleanupOf(effect: Effect, kept: ReadonlyMap<Binding, string>): string {
    const { cleanup, dependencies } = effect
    if (!cleanup) return ''
    const code = Array.isArray(cleanup)
      ? joinStatements(cleanup, component.parsed, (statement) => alpine.inScript(statement, kept))
      : alpine.inScript(cleanup as Node, kept)
    if (dependencies.length === 0 && !mayLeave(effect, component)) return code
    return [...kept.values()].reduce((text, name) => text.replaceAll(`${name}.`, `${name}?.`), code)
  }
}

/** A name for what an effect does: `restartTimer`, `focusGrid`, or when it does so. */
function nameFor(effect: Effect, first: Binding, component: Component): string {
  const [kept] = keptFor(effect, component)
  if (kept) return `restart${capital(kept.name)}`
  const last = effect.statements.at(-1)
  const call = last?.type === 'ExpressionStatement' ? last.expression : null
  const [, method] =
    /[.]([a-z]\w*)\([^()]*\)$/.exec(call ? component.parsed.source.slice(call.start, call.end) : '') ?? []
  const ref = call && refIn(call, component)
  if (method && ref) return method + capital(ref.name)
  return `${first.name}Changed`
}

function refIn(node: Node, { refs }: Component): Binding | null {
  let found: Binding | null = null
  walk(node, (child) => {
    const binding = refs.get(child)
    if (binding?.kind === 'ref') found ??= binding
  })
  return found
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
