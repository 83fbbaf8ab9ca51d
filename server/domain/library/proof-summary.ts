import { flavours } from '#shared/catalog.ts'
import type { Proof } from '#shared/proof.ts'

/** How many states a proof looked at, and whether every check of every flavour held. */
export function verifiedStates({ states, flavours: results }: Proof): { states: number; holds: boolean } {
  const outcomes = flavours.flatMap((flavour) => Object.values(results[flavour]))
  return { states, holds: outcomes.every(({ outcome }) => outcome !== 'failed') }
}
