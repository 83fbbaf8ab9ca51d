import type { Component, Effect } from '../../ir/types.ts'
import type { Node } from '../../parse/ast.ts'
import { unwrap } from '../../parse/ast.ts'
import { commentsAbove } from '../../javascript/comments.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import { computedValues } from '../../javascript/computed-values.ts'
import { changedInPlace } from '../../javascript/copies.ts'
import { followsFields, readsFirst, readsWhatItLists } from '../../javascript/effects.ts'
import type { JavaScript } from './javascript.ts'
import { importName, type Lowering } from './lowering.ts'
import { comparesByIdentity } from './identity.ts'

/** What stands in the script: the file's constants, types and helpers, then the component's states and functions. */
export function scriptOf(
  component: Component,
  evaluator: Evaluator,
  { expression }: JavaScript,
  lowering: Pick<Lowering, 'imports' | 'variables' | 'shared'>,
): { file: string; body: string } {
  const { parsed } = component
  const { source, program } = parsed
  const inPlace = changedInPlace(component)
  const computed = new Set([...computedValues(component, evaluator)].map(({ name }) => name))

  const top = program.body.filter(({ type }) => type !== 'ImportDeclaration' && type !== 'ExportDefaultDeclaration')
  const main = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration
  const body = main?.type === 'FunctionDeclaration' ? (main.body?.body ?? []) : []
  const statements = body.filter(({ type }) => type !== 'ReturnStatement')
  return {
    file: join(top, (node) => expression(node)),
    body: join(statements, statement),
  }

  /** Keeps the author's empty lines, and the comments above each statement. */
  function join(nodes: Node[], write: (node: Node) => string): string {
    return nodes
      .map((node, index) => {
        const before = nodes[index - 1]
        const isApart = before && /\n\s*\n/.test(source.slice(before.end, node.start))
        return (isApart ? '\n' : '') + commentsAbove(node, parsed) + write(node)
      })
      .join('\n')
  }

  function statement(node: Node): string {
    const effect = component.effects.find((each) => each.statement === node)
    if (effect) return effectOf(effect)
    const ref = component.elementRefs.find((each) => each.statement === node)
    if (ref) return `let ${ref.name}: ${ref.type}`
    if (node.type !== 'VariableDeclaration') return expression(node)
    return node.declarations
      .map(({ id, init }) => {
        if (!init) return ''
        const call = unwrap(init)
        if (id.type === 'ArrayPattern' && call.type === 'CallExpression') return state(id, call)
        if (call.type === 'CallExpression' && isUseId(call.callee))
          return `const ${expression(id)} = ${lowering.variables.has('uid') ? `\`\${${lowering.shared('uid')}}-${expression(id)}\`` : '$props.id()'}`
        const isComputed = id.type === 'Identifier' && computed.has(id.name)
        return `const ${expression(id)} = ${isComputed ? `$derived(${expression(init)})` : expression(init)}`
      })
      .join('\n')
  }

  function isUseId(callee: Node): boolean {
    const binding = component.refs.get(callee)
    return binding?.kind === 'import' && binding.imported === 'useId'
  }

  /** What is listed but only read later has to be read at once, for Svelte to see it. */
  function effectOf(effect: Effect): string {
    const code = expression(effect.node)
    if (effect.dependencies.length === 0) {
      importName(lowering, 'svelte', 'onMount')
      return `onMount(${code})`
    }
    const isDeep = followsFields(effect, component)
    if (readsWhatItLists(effect, component) && !isDeep) return `$effect(${code})`
    const isRead = readsFirst(effect, component)
    const reads = effect.dependencies.flatMap((node) => {
      const binding = component.refs.get(node)
      const isChanging = binding?.kind === 'state' && inPlace.has(binding.state)
      if (binding && isRead.has(binding) && !isChanging) return []
      return `void ${isChanging ? `$state.snapshot(${expression(node)})` : expression(node)}`
    })
    return `$effect(${code.replace('{', `{\n${reads.join('\n')}`)})`
  }

  function state(id: Extract<Node, { type: 'ArrayPattern' }>, call: Extract<Node, { type: 'CallExpression' }>): string {
    const [value] = id.elements
    const name = value ? source.slice(value.start, value.end) : ''
    const owner = component.states.find((each) => each.name === name)
    const types = call.typeArguments ? expression(call.typeArguments) : ''
    const [init] = call.arguments
    const rune = owner && comparesByIdentity(owner, component, evaluator) ? '$state.raw' : '$state'
    return `let ${name} = ${rune}${types}(${init ? expression(init) : ''})`
  }
}
