import type { Binding, Component } from '../../ir/types.ts'
import type { Node, Statement } from '../../parse/ast.ts'
import type { Span } from '../../problems/problem.ts'
import { commentsAbove } from '../../javascript/comments.ts'
import { writeEffect } from './effects.ts'
import type { Translate } from './expressions.ts'
import type { Writer } from './writer.ts'
import { shapeOf } from '../../javascript/handler-shape.ts'

/** Everything above the component: data, helpers and types, as their author wrote them. */
export function writeModule({ parsed, scope }: Component, translate: Translate): string {
  const kept = parsed.program.body.filter(
    (statement) => statement.type !== 'ImportDeclaration' && statement.type !== 'ExportDefaultDeclaration',
  )
  const named = new Set([...scope.values()].flatMap((binding) => ('statement' in binding ? [binding.statement] : [])))
  return join(
    kept.map((statement) => ({
      at: statement,
      code: commentsAbove(statement, parsed) + translate(statement, 'script'),
      apart: named.has(statement) && statement.type === 'FunctionDeclaration',
    })),
    parsed.source,
  )
}

/**
 * States and derived values, then functions, each in the author's order.
 *
 * @param declarations what the markup needs besides, which stands in front of the functions
 */
export function writeBody(
  component: Component,
  computed: ReadonlySet<Binding>,
  declarations: string[],
  writer: Writer,
  translate: Translate,
): string {
  const { parsed, states, derived, handlers, elementRefs, effects } = component
  const context = { component, evaluator: writer.evaluator, imports: writer.imports, translate }
  const constants = [
    ...states.map((binding) => ({ at: statementOf(binding.state, component), code: writeState(binding) })),
    ...elementRefs.map((binding) => ({ at: binding.statement as Span, code: writeRef(binding) })),
    ...derived.map((binding) => ({ at: binding.statement as Span, code: writeDerived(binding) })),
  ].toSorted((a, z) => a.at.start - z.at.start)
  const reactions = effects.map((effect) => ({ at: effect.statement as Span, code: writeEffect(effect, context) }))
  const functions = handlers.map((binding) => ({ at: binding.handler as Span, code: writeHandler(binding) }))
  const print = (lines: { at: Span; code: string }[], apart: boolean) =>
    join(
      lines.map(({ at, code }) => ({ at, code: code && commentsAbove(at, parsed) + code, apart })),
      parsed.source,
    )
  const values = [print(constants, false), ...declarations].filter(Boolean).join('\n')
  return [values, print(reactions, true), print(functions, true)].filter(Boolean).join('\n\n')

  function writeRef({ name, type }: Component['elementRefs'][number]): string {
    return `const ${name} = ${writer.imports.use('vue', 'useTemplateRef')}<${type}>('${name}')`
  }

  function writeState({ name, state }: Component['states'][number]): string {
    const ref = writer.imports.use('vue', 'ref')
    const call = parsed.source.slice(state.start, state.end)
    const type = /^useState(<[\s\S]*?>)\(/.exec(call)?.[1] ?? ''
    if (!state.init) return `const ${name} = ${ref}${type}()`
    const value = translate(state.init, 'script')
    const isShared = writer.changedInPlace.has(state) && component.refs.get(state.init)?.kind === 'data'
    return `const ${name} = ${ref}${type}(${isShared ? `{ ...${value} }` : value})`
  }

  function writeDerived(binding: Component['derived'][number]): string {
    const value = translate(binding.init, 'script')
    if (!computed.has(binding)) return `const ${binding.name} = ${value}`
    return `const ${binding.name} = ${writer.imports.use('vue', 'computed')}(() => ${value.startsWith('{') ? `(${value})` : value})`
  }

  function writeHandler(binding: Component['handlers'][number]): string {
    const { node, name } = binding.handler
    const { statements, usesParameters } = shapeOf(binding, component, writer.evaluator)
    const kept = new Set<Node>(statements)
    const body = (node.body?.body ?? []).filter((statement: Statement) => kept.has(statement))
    if (body.length === 0) return ''
    const params = usesParameters ? node.params.map((each) => translate(each, 'script')) : []
    const inner = join(
      body.map((at) => ({ at, code: commentsAbove(at, parsed) + translate(at, 'script'), apart: false })),
      parsed.source,
    )
    const result = node.returnType ? translate(node.returnType, 'script') : ''
    return `${node.async ? 'async ' : ''}function ${name}(${params.join(', ')})${result} {\n${inner}\n}`
  }
}

/** Statements with the author's blank lines between them, and one around each function. */
function join(lines: { at: Span; code: string; apart: boolean }[], source: string): string {
  const written = lines.filter(({ code }) => code.trim() !== '')
  return written
    .map(({ at, code, apart }, index) => {
      const next = written[index + 1]
      if (!next) return code
      const isApart = apart || next.apart || /\n[ \t]*\n/.test(source.slice(at.end, next.at.start))
      return `${code}\n${isApart ? '\n' : ''}`
    })
    .join('')
}

/** The whole declaration of a state, to which its comments belong. */
function statementOf({ start, end }: Span, { parsed: { source } }: Component): Span {
  const line = source.lastIndexOf('\n', start) + 1
  return { start: line + source.slice(line).search(/\S/), end }
}
