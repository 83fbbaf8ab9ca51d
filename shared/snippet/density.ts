/** Tighter code: paddings and gaps one step smaller. */
import { splitVariants } from '../class-names.ts'

/**
 * The step below, of padding and gaps. Version 3 has every one of them, so that both versions agree; a step that is
 * not here stays. Nothing below 2 (8 px) shrinks: it holds up small targets. The smallest padding there is after all
 * is 6 px, which makes 24 px of whatever is 12 px high (WCAG 2.2, 2.5.8), and a gap of 6 px keeps neighbours apart.
 */
const stepBelow: Record<string, string> = {
  2: '1.5', 2.5: '2', 3: '2.5', 3.5: '3', 4: '3', 5: '4', 6: '5', 7: '6', 8: '6', 9: '8', 10: '8', 11: '10', 12: '10',
  14: '12', 16: '12', 20: '16', 24: '20', 28: '24', 32: '28',
} // prettier-ignore

const roomy = /^(!?)(p|px|py|pt|pb|gap|gap-x|gap-y|space-x|space-y)-([\d.]+)(!?)$/
/** Above or below alone, less makes a target of a line, and more makes room for a bar that lies over the page. */
const ofOneSide = { least: 3, most: 12 }
const pullsOut = /(?:^|:)!?-m[xytrblse]?-\d/

/**
 * The class in the compact density: paddings and gaps of 8 px and more are one step smaller. What stays:
 *
 * - padding of the start or the end alone, which makes room for an icon or shows depth;
 * - padding above or below alone of less than 12 px, which makes a target of a line, and of more than 48 px, which
 *   makes room for a bar;
 * - padding of an element that pulls itself out by a negative margin, since both belong together;
 * - steps below 2, so that no target gets smaller than 24 px that was not.
 *
 * @param names the list it stands in
 */
export function inCompact(name: string, names: readonly string[]): string {
  const { variants, utility } = splitVariants(name)
  const [, important = '', root = '', step = '', importantEnd = ''] = roomy.exec(utility) ?? []
  const below = stepBelow[step]
  if (!below) return name
  if (/^p[tb]$/.test(root) && (Number(step) < ofOneSide.least || Number(step) > ofOneSide.most)) return name
  if (root.startsWith('p') && names.some((other) => pullsOut.test(other))) return name
  return [...variants, `${important}${root}-${below}${importantEnd}`].join(':')
}
