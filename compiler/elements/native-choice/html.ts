import type { Attribute, Element, Part } from '../../ir/types.ts'
import type { Lowering, Recipe, Scope } from '../../targets/html/lowering.ts'
import type { HtmlAttribute, HtmlNode } from '../../targets/html/nodes.ts'

/** What the browser's own control is about; everything else is the look around it. */
export const ofControl = /^(value|name|disabled|required|autoFocus|data-autofocus|aria-.*)$/

/** The states of a box that stands around a native control. */
export const choiceVariants = {
  checked: 'has-checked',
  indeterminate: 'has-indeterminate',
  focus: 'has-focus-visible',
  hover: 'hover',
  disabled: 'has-disabled',
} as const

/**
 * A checkbox or radio button of the browser, out of sight in a label that carries the author's design: it needs no
 * script for keys, forms and assistive technology.
 *
 * @param o.name the name that ties radio buttons together
 */
export function nativeChoice(
  part: Part,
  lowering: Lowering,
  scope: Scope,
  {
    type,
    name,
    attributes,
    consumed,
  }: { type: string; name?: HtmlAttribute; attributes: HtmlAttribute[] } & Required<Pick<Recipe, 'consumed'>>,
): HtmlNode[] {
  const own = part.attributes.filter((each) => ofControl.test(each.name))
  const { start, end } = part
  const typed: Attribute = { kind: 'static', name: 'type', value: type, start, end }
  const input: Element = {
    ...part,
    kind: 'element',
    tag: 'input',
    attributes: [typed, ...own],
    classes: [{ kind: 'static', value: 'sr-only', start, end }],
    children: [],
  }
  const lead = lowering.element(input, scope, { tag: 'input', attributes: [...(name ? [name] : []), ...attributes] })
  return lowering.element(part, scope, {
    tag: 'label',
    variants: choiceVariants,
    consumed: [...consumed, ...own.map((each) => each.name)],
    lead,
  })
}
