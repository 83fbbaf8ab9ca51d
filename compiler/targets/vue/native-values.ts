import type { Attribute, Element, Part, ViewNode } from '../../ir/types.ts'
import { decodeText, escapeText } from '../../markup/text.ts'
import { attribute, type VueAttribute, type VueNode } from './nodes.ts'
import type { Scope, Writer } from './writer.ts'

type NativeValues = {
  attributes: VueAttribute[]
  consumed: string[]
  /** The content of a text area; null where children are written as they are. */
  text: VueNode[] | null
  /** What a select shows at first. */
  selected?: Attribute
}

/**
 * What Vue says elsewhere than React: what a select shows is `selected` on an option, a text area's value its content.
 *
 * @param bound attributes that v-model has taken
 */
export function nativeValues(
  node: Element | Part,
  tag: string,
  bound: readonly string[],
  scope: Scope,
  writer: Writer,
): NativeValues {
  const nothing: NativeValues = { attributes: [], consumed: [], text: null }
  const initial = node.attributes.find(({ name }) => name === 'defaultValue')
  if (tag === 'textarea') {
    if (initial?.kind !== 'static') return { ...nothing, text: [] }
    return {
      ...nothing,
      consumed: ['defaultValue'],
      text: [{ kind: 'text', raw: escapeText(decodeText(initial.value)) }],
    }
  }
  if (tag === 'select' && initial) return { ...nothing, consumed: ['defaultValue'], selected: initial }
  // On the server `:value` of a select chooses nothing.
  const shown = node.attributes.find(({ kind, name }) => kind === 'expr' && name === 'value' && !bound.includes(name))
  if (tag === 'select' && shown) return { ...nothing, consumed: ['value'], selected: shown }
  if (tag === 'option' && scope.selected) return { ...nothing, attributes: selection(node, scope.selected, writer) }
  return nothing
}

function selection(option: Element | Part, selected: Attribute, writer: Writer): VueAttribute[] {
  const value = option.attributes.find(({ name }) => name === 'value')
  const wanted = codeOf(selected, writer)
  const own = value ? codeOf(value, writer) : textOf(option.children, writer)
  if (own === null || wanted === null) return []
  const isText = (code: string) => code.startsWith('"')
  if (isText(own) && isText(wanted)) return own === wanted ? [attribute('selected')] : []
  return [
    attribute(
      ':selected',
      isText(wanted) ? `${single(own)} === ${single(wanted)}` : `${single(wanted)} === ${single(own)}`,
    ),
  ]
}

/** What an option without a value has as its value: what it says. */
function textOf(children: ViewNode[], writer: Writer): string | null {
  const [only, ...others] = children
  if (only?.kind === 'expr' && others.length === 0) return writer.code(only.expression)
  if (!children.every((child) => child.kind === 'text' || child.kind === 'expr')) return null
  const isText = children.every(({ kind }) => kind === 'text')
  const pieces = children.map((child) => {
    if (child.kind === 'expr') return `\${${writer.code(child.expression)}}`
    const text = child.kind === 'text' ? decodeText(child.raw) : ''
    return isText ? text : text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
  })
  return isText ? JSON.stringify(pieces.join('')) : `\`${pieces.join('')}\``
}

function codeOf(each: Attribute, writer: Writer): string | null {
  if (each.kind === 'static' && each.isNumber) return each.value
  if (each.kind === 'static') return JSON.stringify(decodeText(each.value))
  return each.kind === 'expr' ? writer.code(each.value) : null
}

/** Text in single quotes, which never clash with an attribute's. */
const single = (code: string) =>
  code.startsWith('"') ? `'${(JSON.parse(code) as string).replaceAll(/[\\']/g, '\\$&')}'` : code
