import type { Proof } from '#shared/proof.ts'

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

type Figures = Record<'proof' | 'engines', Record<string, number>>

/** A text with its figures filled in, thousands apart; a name that is not known stays, and a test finds it. */
export const withFigures = (text: string, figures: Figures): string =>
  text.replace(
    /\{\{(proof|engines)\.(\w+)\}\}/g,
    (whole, kind: keyof Figures, name: string) => figures[kind][name]?.toLocaleString('en-GB') ?? whole,
  )
