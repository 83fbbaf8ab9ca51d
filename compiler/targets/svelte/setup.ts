import type { Lowering } from './lowering.ts'

/** The packages to install; Bits UI asks for a package of dates. */
export const dependenciesOf = (imports: Lowering['imports']): string[] => [
  ...(imports.has('bits-ui') ? ['bits-ui', '@internationalized/date'] : []),
  ...(imports.has('clsx') ? ['clsx'] : []),
]

/** What a project must have, as sentences for the customer. */
export function setupOf(imports: Lowering['imports'], hasScript: boolean): string[] {
  if (imports.has('bits-ui')) return ['Use Svelte 5.33 or later, which Bits UI needs.']
  return hasScript ? ['Use Svelte 5.20 or later, in runes mode.'] : []
}
