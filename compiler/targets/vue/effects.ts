import type { Binding, Component, Effect } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import {
  declaredBy,
  dependenciesOf,
  followsFields,
  idlesAtFirst,
  keptFor,
  readsWhatItLists,
  usesElements,
} from '../../javascript/effects.ts'
import { joinStatements } from '../../javascript/statements.ts'
import { unwrap, type Node, type Statement } from '../../parse/ast.ts'
import type { Translate } from './expressions.ts'
import type { Imports } from './imports.ts'

type Context = { component: Component; evaluator: Evaluator; imports: Imports; translate: Translate }

/**
 * Writes an effect for Vue: what runs once is `onMounted`, what follows a state a `watch`. An effect that also has
 * something to do at the beginning waits for the page, where React runs it too.
 */
export function writeEffect(effect: Effect, { component, evaluator, imports, translate }: Context): string {
  const vue = (name: string) => imports.use('vue', name)
  const { parsed } = component
  const code = (nodes: Statement[]) => joinStatements(nodes, parsed, (node) => translate(node, 'script'))
  const cleanup = effect.cleanup && stopOf(effect.cleanup)
  const dependencies = dependenciesOf(effect, component)

  if (dependencies.length === 0) return once()
  const stop = cleanup === null ? '' : `\n${vue('onWatcherCleanup')}(() => ${cleanup})`
  const body = `{\n${code(effect.statements)}${stop}\n}`
  const names = dependencies.map(({ name }) => name)
  const isDeep = followsFields(effect, component)
  const source = names.length === 1 ? names.join('') : `[${names.join(', ')}]`
  if (idlesAtFirst(effect, evaluator)) {
    const options = [...(isDeep ? ['deep: true'] : []), ...(usesElements(effect, component) ? ["flush: 'post'"] : [])]
    return `${vue('watch')}(${source}, () => ${body}${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`
  }
  if (readsWhatItLists(effect, component) && !isDeep) return `${vue('watchPostEffect')}(() => ${body})`
  return `${vue('onMounted')}(() => {\n${vue('watch')}(${source}, () => ${body}, { ${isDeep ? 'deep: true, ' : ''}immediate: true, flush: 'post' })\n})`

  function once(): string {
    const kept = keptFor(effect, component)
    if (!canStandApart(kept)) {
      const undo = cleanup === null ? '' : `\n${vue('onUnmounted')}(() => ${cleanup})`
      return `${vue('onMounted')}(() => {\n${code(effect.statements)}${undo}\n})`
    }
    const hoisted: string[] = []
    const statements = joinStatements(effect.statements, parsed, (statement) => {
      if (statement.type !== 'VariableDeclaration') return translate(statement, 'script')
      return statement.declarations
        .map((declarator) => {
          const name = translate(declarator.id, 'script')
          const own = translate(declarator, 'script')
          if (!declarator.init || !isKept(declarator.id, kept)) return `const ${own}`
          const type = typeOf(declarator.init)
          hoisted.push(type ? `let ${name}: ${type}` : `const ${own}`)
          return type ? `${name} = ${translate(declarator.init, 'script')}` : ''
        })
        .filter(Boolean)
        .join('\n')
    })
    return [
      ...hoisted,
      `${vue('onMounted')}(() => {\n${statements}\n})`,
      ...(cleanup === null ? [] : [`${vue('onUnmounted')}(() => ${cleanup})`]),
    ].join('\n')
  }

  function isKept(id: Node, kept: ReadonlySet<Binding>): boolean {
    const binding = component.refs.get(id)
    return binding !== undefined && kept.has(binding)
  }

  /** Whether what the cleanup needs can be declared outside: its type is known, or it is a function of nothing else here. */
  function canStandApart(kept: ReadonlySet<Binding>): boolean {
    if (kept.size > 0 && effect.statements.some((statement) => statement.type === 'IfStatement')) return false
    const own = new Set(effect.statements.flatMap((statement) => declaredBy(statement, component.refs)))
    const declarators = effect.statements.flatMap((each) =>
      each.type === 'VariableDeclaration' ? each.declarations : [],
    )
    return declarators.every(({ id, init }) => {
      if (!isKept(id, kept)) return true
      if (!init) return false
      const isOfNothingElse = [...evaluator.dependencies(init)].every((binding) => !own.has(binding))
      return typeOf(init) !== null || (unwrap(init).type === 'ArrowFunctionExpression' && isOfNothingElse)
    })
  }

  function stopOf(nodes: NonNullable<Effect['cleanup']>): string {
    return Array.isArray(nodes) ? `{\n${code(nodes)}\n}` : translate(nodes, 'script')
  }
}

/** What a variable holds that is set once the component is in the page; null for a function, which can be there before. */
function typeOf(value: Node): string | null {
  const node = unwrap(value)
  if (node.type === 'ArrowFunctionExpression') return null
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier') return node.callee.name
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    if (node.callee.name === 'requestAnimationFrame') return 'number'
    if (/^set(Timeout|Interval)$/.test(node.callee.name)) return `ReturnType<typeof ${node.callee.name}>`
  }
  return null
}
