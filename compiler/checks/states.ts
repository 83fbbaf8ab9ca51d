import type { ViewNode } from '../ir/types.ts'
import type { Dialect, Elements } from '../elements/dialect.ts'
import type { PartName } from '../elements/names.ts'
import { walkView } from '../ir/walk.ts'
import { parseCandidate, splitClasses } from '../tailwind/candidate.ts'
import { parseStateVariant, type StateName } from '../tailwind/state-variant.ts'
import { classesOf, fixedClasses, placeOf, type CheckContext } from './context.ts'

/** A state variant needs an element that has the state (E401), in every flavour (E402). */
export function checkStates({ component, elements, report }: CheckContext) {
  walkView(component.root, (node, ancestors) => {
    for (const { name, part } of classesOf(node)) {
      for (const variant of parseCandidate(name).variants) {
        const parsed = parseStateVariant(variant)
        if (!parsed || parsed.of === 'other') continue
        const at = placeOf(name, part, component.parsed.source)
        const holder = parsed.of === 'self' ? { node, ancestors } : groupOf(parsed.group, ancestors)
        if (!holder) {
          report.add(
            'E401',
            at,
            `“${variant}:” has no ancestor marked “group${parsed.group ? `/${parsed.group}` : ''}”`,
            'give that class to the element whose state it is',
          )
          continue
        }
        if (carriesAttribute(holder.node, parsed.state)) continue
        const owner = ownerOf(holder.node, holder.ancestors, elements)
        if (!owner || !elements[owner].states.includes(parsed.state)) {
          const help = owner
            ? `<${owner}> has ${elements[owner].states.map((state) => `data-${state}`).join(', ') || 'no states'}`
            : 'states come from interactive parts such as <MenuItem> or <Switch>; elsewhere use hover:, focus-visible: or aria-…:'
          report.add('E401', at, `nothing here has the state of “${variant}:”`, help)
          continue
        }
        const dialects = Object.values<Dialect | null>(elements[owner].dialects)
        const isCarried = (state: StateName) =>
          isTransitionState(state) || dialects.every((dialect) => dialect === null || state in dialect.variants)
        if (!isCarried(parsed.state)) {
          const carried = elements[owner].states.filter(isCarried).map((state) => `data-${state}:`)
          const help = `every flavour has ${carried.join(', ') || 'no states'} here`
          report.add('E402', at, `“${variant}:” has no counterpart in every flavour`, help)
        }
      }
    }
  })
}

/** Whether a state lasts only while something comes or goes, which each flavour stages in its own way. */
export const isTransitionState = (state: StateName) => state === 'closed' || state === 'enter' || state === 'leave'

/** The part that puts its state on an element: the part itself, or one around it that has no element of its own. */
export function ownerOf(node: ViewNode, ancestors: ViewNode[], elements: Elements): PartName | null {
  if (node.kind === 'part') return elements[node.part].tag === null && !node.as ? null : node.part
  const parent = ancestors.findLast((ancestor) => ancestor.kind !== 'if' && ancestor.kind !== 'for')
  const lends = parent?.kind === 'part' && !parent.as && (parent.part === 'MenuItem' || parent.part === 'Transition')
  return lends ? parent.part : null
}

function groupOf(name: string | null, ancestors: ViewNode[]) {
  const marker = name ? `group/${name}` : 'group'
  const index = ancestors.findLastIndex((ancestor) => splitClasses(fixedClasses(ancestor)).includes(marker))
  const node = ancestors[index]
  return node && { node, ancestors: ancestors.slice(0, index) }
}

/** The author may set `data-active` and the like by hand. */
const carriesAttribute = (node: ViewNode, state: StateName) =>
  'attributes' in node && node.attributes.some((attribute) => attribute.name === `data-${state}`)
