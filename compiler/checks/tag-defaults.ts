import type { Element, Icon, Part } from '../ir/types.ts'
import { parseCandidate } from '../tailwind/candidate.ts'
import { classesOf, type CheckContext } from './context.ts'

/** The sides each padding utility sets. */
const sides: Record<string, string> = { p: 'tbse', px: 'se', py: 'tb', pt: 't', pb: 'b', ps: 's', pe: 'e' }

/**
 * What an element looks like without a class is not the same in Tailwind 3 and 4 (E420): the colour of a placeholder,
 * and the padding of table cells. The pointer over buttons differs too, but belongs to the page.
 */
export function checkTagDefaults(node: Element | Part | Icon, { report }: CheckContext) {
  if (node.kind !== 'element') return
  const classes = classesOf(node).map(({ name }) => parseCandidate(name))
  if (node.attributes.some(({ name }) => name === 'placeholder')) {
    const isColoured = classes.some(
      ({ variants, utility }) => variants.includes('placeholder') && /^text-(?!xs|sm|base|lg|\dxl|xl)/.test(utility),
    )
    if (!isColoured)
      report.add(
        'E420',
        node,
        'the placeholder leaves its colour to Tailwind, whose versions differ',
        'add placeholder:text-secondary-500 or the like',
      )
  }
  if (node.tag !== 'th' && node.tag !== 'td') return
  const padded = classes
    .filter(({ variants }) => variants.length === 0)
    .map(({ utility }) => sides[/^(p[xytbse]?)-/.exec(utility)?.[1] ?? ''] ?? '')
    .join('')
  if (!['t', 'b', 's', 'e'].every((side) => padded.includes(side)))
    report.add(
      'E420',
      node,
      'the cell leaves padding to Tailwind, whose versions differ',
      'set it on all sides, e.g. px-3 py-2, or p-0',
    )
}
