/**
 * Version 4 reads stacked variants from the left, version 3 from the right. The difference shows only where a variant
 * moves on to other elements, such as `*` or `[&_p]`.
 */
const movesOn = (variant: string) => variant === '*' || /^\[&[_>~+]/.test(variant)

const isAtRule = (variant: string) =>
  /^(\[@|sm$|md$|lg$|xl$|2xl$|max-|min-|supports-|motion-|contrast-|portrait$|landscape$|print$|forced-colors$)/.test(
    variant,
  )

/** Puts variants in the order version 3 reads them; those that ask about the page stay in front. */
export function inV3Order(variants: string[]): string[] {
  if (!variants.some(movesOn)) return variants
  return [...variants.filter(isAtRule), ...variants.filter((variant) => !isAtRule(variant)).toReversed()]
}
