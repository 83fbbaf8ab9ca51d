/** What a template is made of before it is text. */
import type { Layout } from '../../tailwind/display.ts'

export type VueNode = VueElement | VueText | VueComment

export type VueElement = {
  kind: 'element'
  /** A native element, or a component by the name it is imported under. */
  tag: string
  attributes: VueAttribute[]
  children: VueNode[]
  layout: Layout
}

/** Text and interpolations; spaces at its ends count. */
export type VueText = { kind: 'text'; raw: string }
export type VueComment = { kind: 'comment'; text: string }

/** An attribute as the template shows it: `{ name: ':key', value: 'item.id' }`; without a value only its name stands. */
export type VueAttribute = { name: string; value: string | null }

/** An attribute; one without a value when null. */
export const attribute = (name: string, value: string | null = null): VueAttribute => ({ name, value })

/** How components lie in their parent: as boxes of their own. */
export const block: Layout = { display: 'block', outOfFlow: false, separatesChildren: false }

/** A component around others, which takes part in the layout as the only element in it does. */
export const wrapper = (tag: string, attributes: VueAttribute[], children: VueNode[]): VueElement => {
  const [only] = children
  return { kind: 'element', tag, attributes, children, layout: only?.kind === 'element' ? only.layout : block }
}

/** Ranks of attributes, after the order of the Vue style guide: https://vuejs.org/style-guide/rules-recommended */
const ranks = [/^:?is$/, /^v-for$/, /^v-(if|else-if|else)$/, /^:?id$/, /^(ref|:key)$/, /^v-slot/, /^v-model/]

/** Attributes in the style guide's order; those it does not tell apart stay as they were. */
export function ordered(attributes: VueAttribute[]): VueAttribute[] {
  const rank = ({ name }: VueAttribute) => {
    if (name.startsWith('@')) return ranks.length + 1
    const index = ranks.findIndex((pattern) => pattern.test(name))
    return index < 0 ? ranks.length : index
  }
  return attributes.toSorted((a, z) => rank(a) - rank(z))
}
