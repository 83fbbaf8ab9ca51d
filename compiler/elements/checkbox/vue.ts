import type { Attribute, Element, Part } from '../../ir/types.ts'
import { choiceVariants, ofControl } from '../native-choice/html.ts'
import type { VuePart } from '../../targets/vue/part.ts'
import { attribute, type VueAttribute, type VueNode } from '../../targets/vue/nodes.ts'
import { modelAttributes } from '../../targets/vue/model.ts'
import type { Writer } from '../../targets/vue/writer.ts'
import { fieldWiring } from '../field/vue.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** Headless UI has no checkbox for Vue, so the browser's own stands out of sight in a label that carries the design. */
export const checkbox: VuePart = {
  variants: choiceVariants,
  write(part, writer, scope) {
    const { start, end } = part
    const own = part.attributes.filter(({ name }) => ofControl.test(name))
    const typed: Attribute = { kind: 'static', name: 'type', value: 'checkbox', start, end }
    const input: Element = {
      ...part,
      kind: 'element',
      tag: 'input',
      attributes: [typed, ...own],
      classes: [{ kind: 'static', value: 'sr-only', start, end }],
      children: [],
    }
    const mark = writer.marks.get(part)
    if (mark) writer.marks.set(input, mark)
    const attributes = [...checkedOf(part, writer), ...fieldWiring(scope)]
    const control = writer.element(input, scope, { tag: 'input', owner: null, attributes }).map(inOrder)
    writer.marks.delete(part)
    const [label] = writer.element(part, scope, {
      tag: 'label',
      owner: { variants: choiceVariants, slot: (name) => name },
      consumed: [...own.map(({ name }) => name), 'checked', 'defaultChecked', 'indeterminate', 'onChange'],
    })
    return label?.kind === 'element' ? [{ ...label, children: [...control, ...label.children] }] : []
  },
}

function checkedOf(part: Part, writer: Writer): VueAttribute[] {
  const [checked, initial, onChange, indeterminate] = ['checked', 'defaultChecked', 'onChange', 'indeterminate'].map(
    (name) => attributeNamed(part, name),
  )
  const partly =
    indeterminate?.kind === 'expr'
      ? [attribute(':indeterminate', writer.code(indeterminate.value))]
      : indeterminate
        ? [attribute('indeterminate')]
        : []
  const { attributes: model } = modelAttributes(part, writer)
  if (model.length > 0) return [...model, ...partly]
  if (checked?.kind === 'expr' && onChange?.kind === 'event') {
    const value = '($event.target as HTMLInputElement).checked'
    const { code } = writer.call(onChange.handler, null)
    const isNamed = onChange.handler.kind === 'named' && onChange.handler.binding.kind === 'handler'
    const change = isNamed ? `${code}(${value})` : code.replaceAll('$event', value)
    return [attribute(':checked', writer.code(checked.value)), ...partly, attribute('@change', change)]
  }
  const isOn = initial?.kind === 'expr' ? [attribute(':checked', writer.code(initial.value))] : []
  return [...(initial?.kind === 'expr' ? isOn : initial ? [attribute('checked')] : []), ...partly]
}

/** What the input is comes before what it is tied to, as people write it. */
function inOrder(node: VueNode): VueNode {
  if (node.kind !== 'element') return node
  const first = [':id', 'v-model', 'type', 'name', 'value', ':value']
  const rank = ({ name }: VueAttribute) => (first.includes(name) ? first.indexOf(name) : first.length)
  return { ...node, attributes: node.attributes.toSorted((a, z) => rank(a) - rank(z)) }
}
