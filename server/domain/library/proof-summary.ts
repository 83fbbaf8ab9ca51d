import { flavours, type Flavour } from '#shared/catalog.ts'
import type { Proof } from '#shared/proof.ts'

/** How many states a proof looked at and when, and whether every check of every flavour held. */
export function verifiedStates({ day, states, flavours: results }: Proof) {
  const outcomes = flavours.flatMap((flavour) => Object.values(results[flavour]))
  return { day, states, holds: outcomes.every(({ outcome }) => outcome !== 'failed') }
}

/** How many differences between the flavours are known and explained, each counted once; 0 without a proof. */
export function knownDifferences(proof: Proof | null): number {
  if (!proof) return 0
  const results = flavours.flatMap((flavour) => Object.values(proof.flavours[flavour]))
  return new Set(results.flatMap(({ outcome, notes }) => (outcome === 'known' ? notes : []))).size
}

/** The differences that are known and explained of what each flavour does, in sentences; looks and markup left out. */
export const knownByFlavour = (proof: Proof | null): Record<Flavour, string[]> => {
  const notesOf = (flavour: Flavour) => {
    const { outcome, notes = [] } = proof?.flavours[flavour].behaviour ?? {}
    return outcome === 'known' ? notes : []
  }
  return { html: notesOf('html'), react: notesOf('react'), vue: notesOf('vue'), svelte: notesOf('svelte') }
}
