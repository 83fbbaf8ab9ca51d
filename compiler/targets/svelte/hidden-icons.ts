import type { SvelteAttribute, SvelteContent, SvelteNode } from './nodes.ts'

/** Icons in something that is hidden from screen readers need not say so again. */
export const withoutNeedlessHiding = (content: SvelteContent, inHidden = false): SvelteContent => ({
  ...content,
  nodes: content.nodes.map((node) => withoutHiding(node, inHidden)),
})

function withoutHiding(node: SvelteNode, inHidden: boolean): SvelteNode {
  if (node.kind === 'text' || node.kind === 'comment') return node
  if (node.kind === 'group') return { ...node, children: withoutNeedlessHiding(node.children, inHidden) }
  if (node.kind === 'block') {
    const branches = node.branches.map((branch) => ({
      ...branch,
      children: withoutNeedlessHiding(branch.children, inHidden),
    }))
    return { ...node, branches }
  }
  const children = withoutNeedlessHiding(node.children, inHidden || node.attributes.some(hides))
  const isIcon = inHidden && node.tag === 'svg'
  return { ...node, attributes: isIcon ? node.attributes.filter((each) => !hides(each)) : node.attributes, children }
}

const hides = ({ name, value }: SvelteAttribute) => name === 'aria-hidden' && value === '"true"'
