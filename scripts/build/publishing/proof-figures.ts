import { flavours } from '#shared/catalog.ts'
import type { Proof } from '#shared/proof.ts'
import type { Entry } from '#scripts/mutants/record.ts'

type Counted = Pick<Proof, 'states' | 'flavours'>

/** What may stand in a page of the documentation as `{{proof.name}}`, counted from the proofs of all components. */
export function proofFigures(proofs: readonly Counted[]): Record<string, number> {
  const checks = proofs.flatMap(({ flavours }) => Object.values(flavours).flatMap((flavour) => Object.entries(flavour)))
  const outcome = (wanted: string) => checks.filter(([, check]) => check.outcome === wanted).length
  const statesOf = (name: string) =>
    checks.reduce((sum, [check, { states }]) => (check === name ? sum + states : sum), 0)
  return {
    components: proofs.length,
    states: proofs.reduce((sum, { states }) => sum + states, 0),
    passed: outcome('passed'),
    known: outcome('known'),
    failed: checks.length - outcome('passed') - outcome('known'),
    behaviour: statesOf('behaviour'),
    pixels: statesOf('looks'),
  }
}

/** What may stand there as `{{engines.name}}`: how many components passed in each engine. */
export const engineFigures = (passed: Readonly<Record<string, object>>): Record<string, number> =>
  Object.fromEntries(Object.entries(passed).map(([engine, components]) => [engine, Object.keys(components).length]))

/**
 * What may stand there as `{{damage.name}}`: how much of the damage that was done to finished code the tests noticed, in
 * all and by flavour (`{{damage.vueMade}}`, `{{damage.vueNoticed}}`); `share` in per cent with one decimal, rounded down.
 */
export function damageFigures(
  judged: readonly Pick<Entry, 'path' | 'flavour' | 'kind' | 'by'>[],
): Record<string, number> {
  const noticed = judged.filter(({ by }) => by.length > 0)
  const ofFlavour = flavours.flatMap((flavour) => {
    const count = (entries: typeof judged) => entries.filter((entry) => entry.flavour === flavour).length
    return [[`${flavour}Made`, count(judged)] as const, [`${flavour}Noticed`, count(noticed)] as const]
  })
  return {
    made: judged.length,
    kinds: new Set(judged.map(({ kind }) => kind)).size,
    components: new Set(judged.map(({ path }) => path)).size,
    noticed: noticed.length,
    unnoticed: judged.length - noticed.length,
    share: judged.length === 0 ? 0 : Math.floor((noticed.length / judged.length) * 1000) / 10,
    ...Object.fromEntries(ofFlavour),
  }
}

type Figures = Record<'proof' | 'engines' | 'damage', Record<string, number>>

/** A text with its figures filled in, thousands apart; a name that is not known stays, and a test finds it. */
export const withFigures = (text: string, figures: Figures): string =>
  text.replace(
    /\{\{(proof|engines|damage)\.(\w+)\}\}/g,
    (whole, kind: keyof Figures, name: string) => figures[kind][name]?.toLocaleString('en-GB') ?? whole,
  )
