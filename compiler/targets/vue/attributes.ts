import type { Attribute, Element, Icon, Part } from '../../ir/types.ts'
import { attributeOf } from '../../markup/attributes.ts'
import { eventOf } from '../../markup/events.ts'
import { keepsNumbers } from '../../markup/fields.ts'
import { attribute, type VueAttribute } from './nodes.ts'
import type { Writer } from './writer.ts'
import { styleText } from '../../markup/styles.ts'

/** Writes an author's attributes in Vue's words; those in `consumed` were dealt with elsewhere. */
export function writeAttributes(
  node: Element | Part | Icon,
  tag: string,
  consumed: readonly string[],
  writer: Writer,
): VueAttribute[] {
  const type = node.attributes.find(({ name }) => name === 'type')
  const typeValue = type?.kind === 'static' ? type.value : undefined
  return node.attributes
    .filter(({ name }) => !consumed.includes(name))
    .map((each) => writeAttribute(each, tag, typeValue, writer))
}

function writeAttribute(each: Attribute, tag: string, type: string | undefined, writer: Writer): VueAttribute {
  const known = attributeOf(each.name, tag)
  const name = known?.html ?? kebab(each.name)
  switch (each.kind) {
    case 'static':
      // v-model.number reads numbers off the options of a select.
      if (each.isNumber && each.name === 'value' && tag !== 'option' && keepsNumbers(tag, type))
        return attribute(':value', each.value)
      return attribute(name, known?.boolean && each.value === '' ? null : each.value)
    case 'flag': {
      const isBare = known?.boolean || !known || name.startsWith('data-')
      return attribute(name, isBare ? null : 'true')
    }
    case 'event': {
      const event = eventOf(each.name, tag, type) ?? kebab(each.name.slice(2))
      const { code, modifiers } = writer.call(each.handler, tag)
      return attribute(['@' + event, ...modifiers].join('.'), code === '' ? null : code)
    }
    case 'ref':
      return attribute('ref', each.binding.name)
    case 'expr':
      return writeExpression(each, name, tag, writer)
  }
}

function writeExpression(
  each: Extract<Attribute, { kind: 'expr' }>,
  name: string,
  tag: string,
  writer: Writer,
): VueAttribute {
  if (writer.evaluator.dependencies(each.value).size === 0) {
    const { evaluate, constants } = writer.evaluator
    const { value } = { value: undefined, ...evaluate(each.value, constants) } as { value: unknown }
    if (name === 'style' && value && typeof value === 'object')
      return attribute('style', styleText(value as Record<string, unknown>))
    const isText = typeof value === 'number' || (value === false && /^(aria-|data-|spellcheck|draggable)/.test(name))
    if (isText && tag !== 'part') return attribute(name, String(value))
  }
  // Vue sets a bound value again whenever it renders, which would undo what people typed. As an attribute it is what a
  // field begins with, on the server, too, which knows nothing of the property `defaultValue`.
  if (each.name === 'defaultValue') {
    const own = tag === 'select' ? ':value' : tag === 'input' ? ':value.attr' : ':defaultValue'
    return attribute(own, writer.code(each.value))
  }
  return attribute(`:${name}`, writer.code(each.value))
}

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter, index: number) => `${index > 0 ? '-' : ''}${letter.toLowerCase()}`)
