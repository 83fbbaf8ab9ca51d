import type { ViewNode } from '../ir/types.ts'
import type { Elements } from '../elements/dialect.ts'
import { layoutOf } from '../tailwind/display.ts'
import { fixedByData, type CheckContext } from './context.ts'

/** Elements between which something may or may not stand: what comes first, and what comes last. */
type Slot = { first: ViewNode[]; last: ViewNode[] }

/**
 * Two inline elements that touch need a flex or grid parent (E310): JSX drops the line break between them,
 * HTML turns it into a space.
 */
export function checkInlineSiblings({ component, elements, report }: CheckContext) {
  function check(nodes: ViewNode[], isSafe: boolean) {
    // In a run of text every space counts, and every flavour keeps it as it is.
    const separated = isSafe || nodes.some((node) => node.kind === 'text' || node.kind === 'expr')
    const slots = nodes.flatMap((node) => slotsOf(node, elements))
    slots.forEach((slot, index) => {
      const next = slots[index + 1]
      if (!separated && next) touch(slot, next)
    })
    for (const node of nodes) {
      if (node.kind === 'if') {
        check(node.consequent, separated)
        check(node.alternate, separated)
      } else if (node.kind === 'for') {
        const [inner] = slotsOf(node, elements)
        if (inner && !separated) touch(inner, inner)
        check(node.body, separated)
      } else if (node.kind === 'element' || node.kind === 'part') {
        const tag = tagOf(node, elements)
        check(node.children, tag === null ? separated : separatesChildren(tag, node))
      }
    }
  }

  function touch(slot: Slot, next: Slot) {
    const before = slot.last.find((node) => isInline(node, elements))
    const after = next.first.find((node) => isInline(node, elements))
    if (before && after) {
      report.add(
        'E310',
        after,
        'two inline elements touch: HTML would show a space between them, React none',
        'make the parent flex or grid, or write {" "} between them',
      )
    }
  }

  check(component.root, false)
}

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
