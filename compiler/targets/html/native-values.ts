import type { Element, Part, ViewNode } from '../../ir/types.ts'
import { decodeText, escapeText } from '../../markup/text.ts'
import type { Lowering, Scope } from './lowering.ts'
import { plain, type HtmlAttribute } from './nodes.ts'

type NativeValues = {
  attributes: HtmlAttribute[]
  consumed: string[]
  /** The content of a text area; null for every other element. */
  text: string | null
  /** The option a select shows at first. */
  selected?: string
}

/** What HTML says elsewhere than React: a text area's value is its content, a select's is `selected` on an option. */
export function nativeValues(node: Element | Part, tag: string, scope: Scope, lowering: Lowering): NativeValues {
  const initial = node.attributes.find((attribute) => attribute.name === 'defaultValue')
  if (tag === 'textarea') {
    if (!initial) return { attributes: [], consumed: [], text: '' }
    const value = initial.kind === 'static' ? initial.value : initial.kind === 'expr' ? valueOf(initial.value) : ''
    return { attributes: [], consumed: ['defaultValue'], text: initial.kind === 'static' ? value : escapeText(value) }
  }
  if (tag === 'select' && initial) {
    const selected =
      initial.kind === 'static' ? decodeText(initial.value) : initial.kind === 'expr' ? valueOf(initial.value) : ''
    return { attributes: [], consumed: ['defaultValue'], text: null, selected }
  }
  if (tag === 'option') {
    if (scope.selected !== null && scope.selected === ownValue(node))
      return { attributes: [plain('selected')], consumed: [], text: null }
  }
  return { attributes: [], consumed: [], text: null }

  function valueOf(expression: Parameters<Lowering['evaluate']>[0]): string {
    const result = lowering.evaluate(expression, scope)
    return result.known && result.value !== null && result.value !== undefined ? String(result.value) : ''
  }

  function ownValue(option: Element | Part): string {
    const value = option.attributes.find((attribute) => attribute.name === 'value')
    if (value?.kind === 'static') return decodeText(value.value)
    if (value?.kind === 'expr') return valueOf(value.value)
    return textOf(option.children)
  }

  function textOf(children: ViewNode[]): string {
    return children
      .map((child) =>
        child.kind === 'text' ? decodeText(child.raw) : child.kind === 'expr' ? valueOf(child.expression) : '',
      )
      .join('')
  }
}
