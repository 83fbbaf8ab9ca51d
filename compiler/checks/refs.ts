import type { ViewNode } from '../ir/types.ts'
import type { PartName } from '../elements/names.ts'
import { unwrap, walk, type Node } from '../parse/ast.ts'
import { expressionsOf } from '../ir/expressions.ts'
import { walkView } from '../ir/walk.ts'
import type { CheckContext } from './context.ts'

/** Parts that neither come and go nor keep names of their own in HTML. */
const transparent: readonly PartName[] = ['Field', 'Fieldset', 'Label', 'Legend', 'Description']

/** A ref is read as `.current`, in functions (E205), and stands on one element that is always there (E232). */
export function checkRefs({ component, report }: CheckContext) {
  const { refs, root, elementRefs } = component
  const isRef = (node: Node) => refs.get(node)?.kind === 'ref'
  const isListed = (node: Node) => component.effects.some(({ dependencies }) => dependencies.includes(node))

  walk(component.parsed.program, (node, parent) => {
    if (!isRef(node) || (parent?.type === 'VariableDeclarator' && parent.id === node)) return
    if (parent?.type === 'JSXExpressionContainer' || (parent?.type === 'ArrayExpression' && isListed(node))) return
    const isRead = parent?.type === 'MemberExpression' && parent.object === node && !parent.computed
    if (!isRead || parent.property.type !== 'Identifier' || parent.property.name !== 'current')
      report.add('E205', node, 'a ref is only read, as .current', 'what else changes is a state')
  })
  walk(component.parsed.program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return
    const element = unwrap(node.left.object)
    const isDragged =
      element.type === 'MemberExpression' &&
      element.property.type === 'Identifier' &&
      element.property.name === 'dataTransfer'
    if (isDragged) return
    if (element.type !== 'MemberExpression' || !isRef(element.object))
      report.add('E201', node, 'only the element of a ref is changed in place', 'state changes only through its setter')
  })
  const forbid = (expression: Node) =>
    walk(expression, (node) => {
      if (isRef(node))
        report.add('E205', node, 'the element is not there yet while the markup is computed', 'read it in an event')
    })
  for (const { init } of component.derived) forbid(init)

  const placed = new Set<unknown>()
  walkView(root, (node, ancestors) => {
    expressionsOf(node).forEach(forbid)
    for (const attribute of 'attributes' in node ? node.attributes : []) {
      if (attribute.kind !== 'ref') continue
      if (placed.has(attribute.binding)) report.add('E232', attribute, 'a ref stands on one element')
      placed.add(attribute.binding)
      const around = ancestors.find(comesAndGoes)
      if (around)
        report.add(
          'E232',
          attribute,
          'a ref stands on an element that is always there',
          'put it on an element around lists, conditions and interactive parts, and look inside with querySelector()',
        )
    }
  })
  for (const binding of elementRefs)
    if (!placed.has(binding)) report.add('E232', binding.statement, `no element has ref={${binding.name}}`)

  function comesAndGoes(node: ViewNode): boolean {
    if (node.kind === 'for' || node.kind === 'if') return true
    return node.kind === 'part' && !transparent.includes(node.part)
  }
}
