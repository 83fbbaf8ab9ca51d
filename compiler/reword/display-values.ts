import { walk } from '../parse/ast.ts'
import { bodyOf } from './functions.ts'
import { inOrder, type Edit } from './edits.ts'
import { freeName } from './names.ts'
import type { Rewording } from './index.ts'

/**
 * Gives a name to what a combobox shows, where it takes functions of its own: Svelte and Alpine ask for it in
 * attributes.
 */
export const namedDisplayValues: Rewording = ({ program, source }) => {
  const end = bodyOf(program).find(({ type }) => type === 'ReturnStatement')
  const edits: Edit[] = []
  if (end)
    walk(end, (node) => {
      if (node.type !== 'JSXAttribute' || node.name.name !== 'displayValue' || edits.length > 0) return
      const arrow = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : null
      const param = arrow?.type === 'ArrowFunctionExpression' ? arrow.params[0] : undefined
      if (arrow?.type !== 'ArrowFunctionExpression' || param?.type !== 'Identifier' || arrow.params.length > 1) return
      let holdsFunctions = false
      walk(arrow.body, (each) => void (holdsFunctions ||= each.type === 'ArrowFunctionExpression'))
      if (!holdsFunctions || arrow.body.type === 'BlockStatement') return
      const name = freeName(['nameOf', 'labelOf', 'displayOf'], source)
      const typed = source.slice(param.start, param.end)
      edits.push(
        {
          start: end.start,
          end: end.start,
          text: `function ${name}(${typed}) {\n    return ${source.slice(arrow.body.start, arrow.body.end)}\n  }\n\n  `,
        },
        { start: arrow.body.start, end: arrow.body.end, text: `${name}(${param.name})` },
      )
    })
  return inOrder(edits)
}
