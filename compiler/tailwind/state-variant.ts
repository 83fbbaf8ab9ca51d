/** The states interactive parts put on their elements as `data-*` attributes. */
export const stateNames = [
  'open',
  'closed',
  'enter',
  'leave',
  'focus',
  'hover',
  'active',
  'selected',
  'checked',
  'indeterminate',
  'disabled',
  'invalid',
] as const
export type StateName = (typeof stateNames)[number]

/**
 * A variant that looks at such a state.
 *
 *     group-not-data-open/menu
 *     ^^^^^ of   ^^^^ state
 *           ^^^ not   ^^^^ group name
 */
export type StateVariant = { state: StateName; of: 'self' | 'group' | 'other'; not: boolean; group: string | null }

const pattern = new RegExp(
  `^(group-|peer-|in-|has-|group-has-|peer-has-|\\*-)?(not-)?data-(${stateNames.join('|')})(?:/([\\w-]+))?$`,
)

/** @returns the pieces of a state variant, or null when the variant is of another kind */
export function parseStateVariant(variant: string): StateVariant | null {
  const match = pattern.exec(variant)
  if (!match) return null
  const [, prefix, not, state, group] = match
  const of = prefix === undefined ? 'self' : prefix === 'group-' ? 'group' : 'other'
  return { state: state as StateName, of, not: not !== undefined, group: group ?? null }
}

/** The same look at a state by another variant: `group-not-data-open/menu` by `aria-expanded` is `group-not-aria-expanded/menu`. */
export const writeStateVariant = ({ of, not, group }: StateVariant, variant: string): string =>
  `${of === 'group' ? 'group-' : ''}${not ? 'not-' : ''}${variant}${group ? `/${group}` : ''}`
