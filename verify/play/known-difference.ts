import type { Flavour } from '#shared/catalog.ts'
import { differences, type Aspect, type KnownDifference } from './differences.ts'
import { normalisations } from './normalisations.ts'

type Deviation = { flavour: Flavour; what: string; aspect: Aspect; dir: 'ltr' | 'rtl'; source: string }

/** The known difference that a sighting is an example of. */
export const knownDifferenceOf = ({ flavour, what, aspect, dir, source }: Deviation): KnownDifference | undefined =>
  differences.find(
    (known) =>
      known.flavour === flavour &&
      known.step.test(what) &&
      known.aspects.includes(aspect) &&
      (known.dir ?? dir) === dir &&
      (known.where?.test(source) ?? true),
  )

/** Known differences that none of these notes names: nothing shows them any more. */
export const staleReasons = (notes: ReadonlySet<string>): string[] =>
  [...new Set([...differences, ...normalisations].map(({ reason }) => reason))].filter((reason) => !notes.has(reason))
