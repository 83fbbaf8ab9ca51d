import type { Attribute, Element, Icon, Part } from '../../ir/types.ts'
import { attributeOf } from '../../markup/attributes.ts'
import { eventOf } from '../../markup/events.ts'
import { keepsNumbers } from '../../markup/fields.ts'
import { unwrap, type Node } from '../../parse/ast.ts'
import type { Lowering, Scope } from './lowering.ts'
import { styleAttributes } from './style.ts'

/** Writes an author's attributes in Svelte's words; those in `consumed` were dealt with elsewhere. */
export function lowerAttributes(
  node: Element | Part | Icon,
  tag: string,
  consumed: readonly string[],
  scope: Scope,
  lowering: Lowering,
): string[] {
  const type = node.attributes.find((attribute) => attribute.name === 'type')
  const typeValue = type?.kind === 'static' ? type.value : undefined
  return node.attributes
    .filter((attribute) => !consumed.includes(attribute.name))
    .flatMap((attribute) => lowerAttribute(attribute, node, tag, typeValue, scope, lowering))
}

function lowerAttribute(
  attribute: Attribute,
  node: Element | Part | Icon,
  tag: string,
  type: string | undefined,
  scope: Scope,
  lowering: Lowering,
): string[] {
  if (attribute.name === 'data-autofocus') return initialFocus(node, scope)
  const known = attributeOf(attribute.name, tag)
  const name = known?.html ?? attribute.name
  switch (attribute.kind) {
    case 'static':
      // Svelte takes text and number apart.
      if (attribute.isNumber && attribute.name === 'value' && keepsNumbers(tag, type))
        return [`value={${attribute.value}}`]
      return known?.boolean && attribute.value === ''
        ? [name]
        : [`${name}="${attribute.value.replaceAll('{', '&#123;')}"`]
    case 'flag':
      return [known?.boolean || name.startsWith('data-') ? name : `${name}="true"`]
    case 'event': {
      const event = eventOf(attribute.name, tag, type) ?? attribute.name.slice(2).toLowerCase()
      return [`on${event}={${lowering.handler(attribute.handler)}}`]
    }
    case 'ref':
      return [`bind:this={${attribute.binding.name}}`]
    case 'expr':
      if (name === 'style') return styleAttributes(attribute, node.kind === 'part', lowering)
      return [numberAttribute(name, node, attribute.value) ?? expressionAttribute(name, attribute.value, lowering)]
  }
}

/** `href={…}`, or `href="mailto:{…}"` for a text with holes. */
export function expressionAttribute(name: string, value: Node, { expression }: Pick<Lowering, 'expression'>): string {
  const node = unwrap(value)
  if (node.type === 'Literal' && typeof node.value === 'string' && !/[&"{]/.test(node.value))
    return `${name}="${node.value}"`
  if (node.type === 'TemplateLiteral' && node.quasis.every(({ value: { raw } }) => !/[\\"{}<&\n]/.test(raw))) {
    const text = node.quasis.map(({ value: { raw } }, index) => {
      const hole = node.expressions[index]
      return raw + (hole ? `{${expression(hole)}}` : '')
    })
    return `${name}="${text.join('')}"`
  }
  return `${name}={${expression(value)}}`
}

/** `tabindex="-1"`: Svelte's checks of accessibility look at plain text only. */
function numberAttribute(name: string, { kind }: { kind: string }, value: Node): string | null {
  const node = unwrap(value)
  const number = node.type === 'UnaryExpression' && node.operator === '-' ? node.argument : node
  if (kind === 'part' || number.type !== 'Literal' || typeof number.value !== 'number') return null
  return `${name}="${node === number ? '' : '-'}${number.value}"`
}

/** What a dialog focuses first: by itself its first control, else what this reference points at. */
function initialFocus(node: Element | Part | Icon, { parts }: Scope): string[] {
  if (!parts.Dialog) return ['autofocus']
  const { initialFocus: name } = parts.Dialog
  return name ? [`bind:${node.kind === 'part' ? 'ref' : 'this'}={${name}}`] : []
}
