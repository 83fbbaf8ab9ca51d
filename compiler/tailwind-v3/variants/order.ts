import { refuse, type Refusal } from '../types.ts'
import { newParts, sharedParts } from './tables.ts'

/**
 * Version 4 reads stacked variants from the left, version 3 from the right. The difference shows only where a variant
 * moves on to what can have states of its own: other elements, by `*` or `[&_p]`, and the button of a file input.
 */
const movesOn = (variant: string) => variant === '*' || variant === 'file' || /^\[&[_>~+]/.test(variant)

const isAtRule = (variant: string) =>
  /^(\[@|sm$|md$|lg$|xl$|2xl$|max-|min-|supports-|motion-|contrast-|portrait$|landscape$|print$|forced-colors$)/.test(
    variant,
  )

/** A state after a part of an element that has none, such as `before:first`: version 4 makes a rule that never applies. */
export function stateOfPart(variants: string[]): Refusal | null {
  const isPart = (variant: string) =>
    variant !== 'file' && (sharedParts.has(variant) || Object.hasOwn(newParts, variant))
  const part = variants.findIndex(isPart)
  const state = part < 0 ? undefined : variants.slice(part + 1).find((variant) => !isAtRule(variant))
  if (state === undefined) return null
  return refuse(
    `“${variants[part]}:” is a part without states of its own.`,
    `Put it last: “${state}:${variants[part]}:” asks for the state of the element.`,
  )
}

/** Puts variants in the order version 3 reads them; those that ask about the page stay in front. */
export function inV3Order(variants: string[]): string[] {
  if (!variants.some(movesOn)) return variants
  return [...variants.filter(isAtRule), ...variants.filter((variant) => !isAtRule(variant)).toReversed()]
}
