import { flavours } from '#shared/catalog.ts'
import type { ProofTotals } from '#shared/page-props.ts'
import { proofChecks } from '#shared/proof.ts'
import { perBuild } from './per-build.ts'

/** What verification found of every component that was not changed since. */
export const proofTotals = perBuild((catalogue): ProofTotals => {
  const proofs = catalogue.all().flatMap(({ path }) => catalogue.proof(path) ?? [])
  const checks = proofChecks.map((check) => {
    const results = proofs.flatMap((proof) => flavours.flatMap((flavour) => proof.flavours[flavour][check] ?? []))
    const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
    return { check, passed: count('passed'), known: count('known'), total: results.length }
  })
  return {
    components: proofs.length,
    states: proofs.reduce((sum, { states }) => sum + states, 0),
    checks: checks.filter(({ total }) => total > 0),
  }
})
