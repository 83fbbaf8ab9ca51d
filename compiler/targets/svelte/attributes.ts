import type { Attribute, Element, Icon, Part } from '../../ir/types.ts'
import { attributeOf } from '../../markup/attributes.ts'
import { eventOf } from '../../markup/events.ts'
import { quote } from '../../javascript/literal.ts'
import { keepsNumbers } from '../../markup/fields.ts'
import { unwrap, type Node } from '../../parse/ast.ts'
import type { Lowering, Scope } from './lowering.ts'
import { expressionAttribute } from './expression-attribute.ts'
import { code, flag, plain, type SvelteAttribute } from './nodes.ts'
import { styleAttributes } from './style.ts'

/** Writes an author's attributes in Svelte's words; those in `consumed` were dealt with elsewhere. */
export function lowerAttributes(
  node: Element | Part | Icon,
  tag: string,
  consumed: readonly string[],
  scope: Scope,
  lowering: Lowering,
): SvelteAttribute[] {
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
): SvelteAttribute[] {
  if (attribute.name === 'data-autofocus') return initialFocus(node, scope)
  const known = attributeOf(attribute.name, tag)
  const name = known?.html ?? attribute.name
  switch (attribute.kind) {
    case 'static':
      // Svelte takes text and number apart.
      if (attribute.isNumber && attribute.name === 'value' && keepsNumbers(tag, type))
        return [code('value', attribute.value)]
      if (known?.boolean && attribute.value === '') return [flag(name)]
      return [textAttribute(name, attribute.value)]
    case 'flag':
      return [known?.boolean || name.startsWith('data-') ? flag(name) : plain(name, 'true')]
    case 'event': {
      const event = eventOf(attribute.name, tag, type) ?? attribute.name.slice(2).toLowerCase()
      return [code(`on${event}`, lowering.handler(attribute.handler))]
    }
    case 'ref':
      return [code('bind:this', attribute.binding.name)]
    case 'expr':
      if (name === 'style') return styleAttributes(attribute, node.kind === 'part', lowering)
      return [numberAttribute(name, node, attribute.value) ?? expressionAttribute(name, attribute.value, lowering)]
  }
}

/** Text in which braces are none of Svelte's stands as a string: `pattern={'[0-9]{6}'}`. */
const textAttribute = (name: string, text: string): SvelteAttribute =>
  text.includes('{') && !/[&\n]/.test(text) ? code(name, quote(text)) : plain(name, text.replaceAll('{', '&#123;'))

/** `tabindex="-1"`: Svelte's checks of accessibility look at plain text only. */
function numberAttribute(name: string, { kind }: { kind: string }, value: Node): SvelteAttribute | null {
  const node = unwrap(value)
  const number = node.type === 'UnaryExpression' && node.operator === '-' ? node.argument : node
  if (kind === 'part' || number.type !== 'Literal' || typeof number.value !== 'number') return null
  return plain(name, `${node === number ? '' : '-'}${number.value}`)
}

/** What a dialog focuses first: by itself its first control, else what this reference points at. */
function initialFocus(node: Element | Part | Icon, { parts }: Scope): SvelteAttribute[] {
  if (!parts.Dialog) return [flag('autofocus')]
  const { initialFocus: name } = parts.Dialog
  return name ? [code(`bind:${node.kind === 'part' ? 'ref' : 'this'}`, name)] : []
}
