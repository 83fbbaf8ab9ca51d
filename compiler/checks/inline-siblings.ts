import type { ViewNode } from '../ir/types.ts'
import { definitions } from '../elements/definitions.ts'
import { layoutOf } from '../tailwind/display.ts'
import { fixedByData, type CheckContext } from './context.ts'

/** Elements between which something may or may not stand: what comes first, and what comes last. */
type Slot = { first: ViewNode[]; last: ViewNode[] }

/**
 * Two inline elements that touch need a flex or grid parent (E310): JSX drops the line break between them,
 * HTML turns it into a space.
 */
export function checkInlineSiblings({ component, report }: CheckContext) {
  function check(nodes: ViewNode[], isSafe: boolean) {
    // In a run of text every space counts, and every flavour keeps it as it is.
    const separated = isSafe || nodes.some((node) => node.kind === 'text' || node.kind === 'expr')
    const slots = nodes.flatMap(slotsOf)
    slots.forEach((slot, index) => {
      const next = slots[index + 1]
      if (!separated && next) touch(slot, next)
    })
    for (const node of nodes) {
      if (node.kind === 'if') {
        check(node.consequent, separated)
        check(node.alternate, separated)
      } else if (node.kind === 'for') {
        const [inner] = slotsOf(node)
        if (inner && !separated) touch(inner, inner)
        check(node.body, separated)
      } else if (node.kind === 'element' || node.kind === 'part') {
        const tag = tagOf(node)
        check(node.children, tag === null ? separated : separatesChildren(tag, node))
      }
    }
  }

  function touch(slot: Slot, next: Slot) {
    const before = slot.last.find(isInline)
    const after = next.first.find(isInline)
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

function slotsOf(node: ViewNode): Slot[] {
  switch (node.kind) {
    case 'comment':
      return []
    case 'if': {
      const branches = [node.consequent, node.alternate].map((branch) => branch.flatMap(slotsOf))
      return [
        {
          first: branches.flatMap((slots) => slots[0]?.first ?? []),
          last: branches.flatMap((slots) => slots.at(-1)?.last ?? []),
        },
      ]
    }
    case 'for': {
      const slots = node.body.flatMap(slotsOf)
      return [{ first: slots[0]?.first ?? [], last: slots.at(-1)?.last ?? [] }]
    }
    case 'part':
      return tagOf(node) === null ? node.children.flatMap(slotsOf) : [{ first: [node], last: [node] }]
    default:
      return [{ first: [node], last: [node] }]
  }
}

function isInline(node: ViewNode): boolean {
  const tag = node.kind === 'icon' ? 'svg' : node.kind === 'element' || node.kind === 'part' ? tagOf(node) : undefined
  if (tag === undefined) return false
  return fixedByData(node).some((classes) => layoutOf(tag ?? 'div', classes).display !== 'block')
}

const separatesChildren = (tag: string, node: ViewNode) =>
  fixedByData(node).every((classes) => layoutOf(tag, classes).separatesChildren)

const tagOf = (node: Extract<ViewNode, { kind: 'element' | 'part' }>): string | null =>
  node.kind === 'element' ? node.tag : (node.as ?? definitions[node.part].tag)
