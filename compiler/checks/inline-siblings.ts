import type { ViewNode } from '../ir/types.ts'
import type { Elements } from '../elements/dialect.ts'
import { layoutOf } from '../tailwind/display.ts'
import { fixedByData, type CheckContext } from './context.ts'

/** Elements between which something may or may not stand: what comes first, and what comes last. */
type Slot = { first: ViewNode[]; last: ViewNode[] }

/**
 * Between two inline elements that touch React shows nothing, since JSX drops the line break between them, while HTML
 * and Svelte make it a space. An empty text between them, and a mark on a list of such items, keeps printers from
 * breaking the line there. Among the children of a part that is not possible (E310).
 */
export function checkInlineSiblings({ component, elements, report }: CheckContext) {
  function check(nodes: ViewNode[], isSafe: boolean, mayJoin: boolean) {
    // In a run of text every space counts, and every flavour keeps it as it is.
    const separated = isSafe || nodes.some((node) => node.kind === 'text' || node.kind === 'expr')
    const slots = nodes.flatMap((node) => slotsOf(node, elements).map((slot) => ({ node, slot })))
    const joined = new Set<ViewNode>()
    slots.forEach(({ node, slot }, index) => {
      const next = slots[index + 1]
      const touching = !separated && next ? touchingIn(slot, next.slot) : null
      if (!next || !touching) return
      if (mayJoin && next.node !== node) joined.add(next.node)
      else refuse(touching)
    })
    for (const node of nodes) {
      if (node.kind === 'if') {
        check(node.consequent, separated, mayJoin)
        check(node.alternate, separated, mayJoin)
      } else if (node.kind === 'for') {
        const [inner] = slotsOf(node, elements)
        const touching = inner && !separated ? touchingIn(inner, inner) : null
        if (touching && mayJoin) node.isJoined = true
        else if (touching) refuse(touching)
        check(node.body, separated, mayJoin)
      } else if (node.kind === 'element' || node.kind === 'part') {
        const tag = tagOf(node, elements)
        const inside = tag === null ? separated : separatesChildren(tag, node)
        check(node.children, inside, node.kind === 'element')
      }
    }
    if (joined.size > 0)
      nodes.splice(0, nodes.length, ...nodes.flatMap((node) => (joined.has(node) ? [nothing(node), node] : [node])))
  }

  /** The second of two inline elements that touch. */
  function touchingIn(slot: Slot, next: Slot): ViewNode | null {
    const before = slot.last.find((node) => isInline(node, elements))
    const after = next.first.find((node) => isInline(node, elements))
    return before && after ? after : null
  }

  const refuse = (after: ViewNode) =>
    report.add(
      'E310',
      after,
      'two inline elements touch: HTML would show a space between them, React none',
      'make the parent flex or grid, or write {" "} between them',
    )

  check(component.root, false, true)
}

const nothing = ({ start }: ViewNode): ViewNode => ({ kind: 'text', raw: '', start, end: start })

function slotsOf(node: ViewNode, elements: Elements): Slot[] {
  const below = (nodes: ViewNode[]) => nodes.flatMap((each) => slotsOf(each, elements))
  switch (node.kind) {
    case 'comment':
      return []
    case 'if': {
      const branches = [node.consequent, node.alternate].map(below)
      return [
        {
          first: branches.flatMap((slots) => slots[0]?.first ?? []),
          last: branches.flatMap((slots) => slots.at(-1)?.last ?? []),
        },
      ]
    }
    case 'for': {
      const slots = below(node.body)
      return [{ first: slots[0]?.first ?? [], last: slots.at(-1)?.last ?? [] }]
    }
    case 'part':
      return tagOf(node, elements) === null ? below(node.children) : [{ first: [node], last: [node] }]
    default:
      return [{ first: [node], last: [node] }]
  }
}

function isInline(node: ViewNode, elements: Elements): boolean {
  const tag =
    node.kind === 'icon' ? 'svg' : node.kind === 'element' || node.kind === 'part' ? tagOf(node, elements) : undefined
  if (tag === undefined) return false
  return fixedByData(node).some((classes) => layoutOf(tag ?? 'div', classes).display !== 'block')
}

const separatesChildren = (tag: string, node: ViewNode) =>
  fixedByData(node).every((classes) => layoutOf(tag, classes).separatesChildren)

const tagOf = (node: Extract<ViewNode, { kind: 'element' | 'part' }>, elements: Elements): string | null =>
  node.kind === 'element' ? node.tag : (node.as ?? elements[node.part].tag)
