import { attributeNamed } from '../ir/attributes.ts'
import { isTag, walkView } from '../ir/walk.ts'
import { unwrap, walk } from '../parse/ast.ts'
import type { CheckContext } from './context.ts'

/**
 * A form is not emptied by `reset()` where a state says what one of its fields holds (E324): the browser writes into the
 * field, and only React writes the state's value over it again.
 */
export function checkResets({ component, report }: CheckContext) {
  const held: string[] = []
  walkView(component.root, (node) => {
    if (!isTag(node) || node.kind === 'icon' || attributeNamed(node, 'onChange')?.kind !== 'event') return
    const name = ['value', 'checked'].find((each) => attributeNamed(node, each)?.kind === 'expr')
    if (name) held.push(name)
  })
  const [first] = held
  if (!first) return
  walk(component.parsed.program, (node) => {
    if (node.type !== 'CallExpression' || node.arguments.length > 0) return
    const callee = unwrap(node.callee)
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
    if (callee.property.name === 'reset')
      report.add(
        'E324',
        node,
        `reset() writes into fields whose “${first}” a state says, and only React writes that over it again`,
        'keep what every field of the form holds in states, and set those back',
      )
  })
}
