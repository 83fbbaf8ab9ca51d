import { parseCandidate } from '../../tailwind/candidate.ts'
import type { DesignSystem } from '../../tailwind/design-system.ts'

/**
 * Whether a class must go while a state holds: one of the state's classes sets the same property and won when it had
 * the weight of its `data-*` variant, but may lose now that it is a plain class.
 *
 * @param winners classes of the state, their state variant removed
 */
export function overrides(winners: string[], loser: string, design: DesignSystem): boolean {
  const weight = weightOf(loser)
  const properties = design.propertiesOf(loser)
  return winners.some((winner) => {
    const isSame = [...design.propertiesOf(winner)].some((property) => properties.has(property))
    return isSame && covers(winner, loser) && weight <= weightOf(winner) + 1
  })
}

/** A class for dark mode alone leaves light mode to the other. */
function covers(winner: string, loser: string): boolean {
  const conditions = mediaOf(winner)
  const other = mediaOf(loser)
  return conditions.every((variant) => other.includes(variant))
}

/** Variants that ask about the page, not about the element. */
const media = /^(dark|(max-|min-)?(sm|md|lg|xl|2xl)|max-\[.*|min-\[.*|print|motion-.*|contrast-.*|forced-colors|@.*)$/

const mediaOf = (name: string) => parseCandidate(name).variants.filter((variant) => media.test(variant))

/** How many attributes or pseudo-classes a class asks for: its specificity. */
const weightOf = (name: string) => parseCandidate(name).variants.filter((variant) => !media.test(variant)).length
