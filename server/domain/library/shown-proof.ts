import { flavours } from '#shared/catalog.ts'
import type { FlavourProof, Proof, ShownFlavourProof, ShownProof } from '#shared/proof.ts'

/** A proof as a page shows it: what each check of each flavour found, and why where it is not simply that it passed. */
export function shownProof({ day, states, flavours: results }: Proof): ShownProof {
  const shown = flavours.map((flavour) => [flavour, shownResults(results[flavour])] as const)
  return { day, states, flavours: Object.fromEntries(shown) as ShownProof['flavours'] }
}

const shownResults = (results: FlavourProof): ShownFlavourProof =>
  Object.fromEntries(
    Object.entries(results).map(([check, { outcome, notes }]) => [
      check,
      outcome === 'passed' ? outcome : { outcome, notes },
    ]),
  )
