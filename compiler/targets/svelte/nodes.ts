/** What a template is made of before it is text. */

export type SvelteNode = SvelteElement | SvelteBlock | SvelteGroup | SvelteText | SvelteComment

/** Siblings; where they are `separated`, as among flex items, white space between them means nothing. */
export type SvelteContent = { nodes: SvelteNode[]; separated: boolean }

/**
 * How a node stands among its siblings: as text, in a line with text, on lines of its own, or in a line of which it
 * takes nothing.
 */
export type Flow = 'text' | 'inline' | 'block' | 'nothing'

export type SvelteElement = {
  kind: 'element'
  flow: Flow
  /** A native element, or a component by its name: `Dialog.Title`. */
  tag: string
  attributes: SvelteAttribute[]
  children: SvelteContent
}

/** `{#if open}…{:else}…{/if}`: each branch with what stands between its braces. */
export type SvelteBlock = {
  kind: 'block'
  flow: Flow
  name: 'if' | 'each' | 'snippet'
  branches: { head: string; children: SvelteContent }[]
}

/** Content without an element of its own. */
export type SvelteGroup = { kind: 'group'; flow: Flow; children: SvelteContent }

/** Text and `{expressions}`; spaces at its ends count. */
export type SvelteText = { kind: 'text'; flow: Flow; raw: string }
export type SvelteComment = { kind: 'comment'; flow: Flow; text: string }

/** An attribute as the template shows it, `{ name: 'class', value: '"flex"' }`; without a value only its name stands. */
export type SvelteAttribute = { name: string; value: string | null }

/** `disabled` */
export const flag = (name: string): SvelteAttribute => ({ name, value: null })

/** `id="{uid}-name"`: text, in which braces hold code. */
export const plain = (name: string, text: string): SvelteAttribute => ({ name, value: `"${text}"` })

/** `onclick={save}` */
export const code = (name: string, javascript: string): SvelteAttribute => ({ name, value: `{${javascript}}` })

/** `{...props}` */
export const spread = (name: string): SvelteAttribute => ({ name: `{...${name}}`, value: null })

/** What a recipe writes: nodes on lines of their own, but for those that are not there. */
export const content = (...nodes: (SvelteNode | null)[]): SvelteContent => ({
  nodes: nodes.filter((node) => node !== null),
  separated: false,
})

/** An element or a component, which stands apart from text until something says otherwise. */
export const element = (
  tag: string,
  attributes: SvelteAttribute[],
  children: SvelteContent = content(),
): SvelteElement => ({ kind: 'element', flow: 'block', tag, attributes, children })

/** Nodes without an element around them. */
export const group = (children: SvelteContent): SvelteGroup => ({ kind: 'group', flow: 'block', children })

/** What stands for a part that a problem was reported about. */
export const nothing = (): SvelteGroup => group(content())

/** `{#if}`, `{#each}` and the like, with its branches. */
export const block = (name: SvelteBlock['name'], ...branches: SvelteBlock['branches']): SvelteBlock => ({
  kind: 'block',
  flow: 'block',
  name,
  branches,
})

/** The parameter of the snippet by which components of Bits UI hand their element over. */
const childSnippet = 'child({ props })'

/** An element that takes the place of the one a component of Bits UI renders by itself. */
export const asChild = (node: SvelteNode): SvelteContent =>
  content(block('snippet', { head: childSnippet, children: content(node) }))

/** Whether a component hands its element over anywhere in these nodes. */
export const handsChildOver = (nodes: readonly SvelteNode[]): boolean =>
  nodes.some((node) => {
    if (node.kind === 'element' || node.kind === 'group') return handsChildOver(node.children.nodes)
    if (node.kind !== 'block') return false
    return node.branches.some(({ head, children }) => head === childSnippet || handsChildOver(children.nodes))
  })
