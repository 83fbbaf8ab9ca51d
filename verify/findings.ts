/** What was found while looking, gathered by component, flavour and check. */
import type { Flavour } from '#shared/catalog.ts'
import type { CheckResult, FlavourProof, ProofCheck } from '#shared/proof.ts'

export type Findings = {
  /** Says that a check ran over so many states. */
  ran(path: string, flavour: Flavour, check: ProofCheck, states?: number): void
  /** Says that something is wrong. */
  wrong(path: string, flavour: Flavour, check: ProofCheck, note: string): void
  /** Says that something differs for a known reason. */
  differs(path: string, flavour: Flavour, check: ProofCheck, note: string): void
  of(path: string, flavour: Flavour): FlavourProof
}

export function createFindings(): Findings {
  const all = new Map<string, FlavourProof>()
  const of = (path: string, flavour: Flavour) => {
    const key = `${path} ${flavour}`
    const known = all.get(key) ?? {}
    all.set(key, known)
    return known
  }
  const result = (path: string, flavour: Flavour, check: ProofCheck): CheckResult =>
    (of(path, flavour)[check] ??= { outcome: 'passed', states: 0, notes: [] })
  const note = (found: CheckResult, text: string) => {
    if (!found.notes.includes(text)) found.notes.push(text)
  }
  return {
    of,
    ran: (path, flavour, check, states = 0) => void (result(path, flavour, check).states += states),
    wrong(path, flavour, check, text) {
      const found = result(path, flavour, check)
      if (found.outcome !== 'failed') found.notes = []
      found.outcome = 'failed'
      note(found, text)
    },
    differs(path, flavour, check, text) {
      const found = result(path, flavour, check)
      if (found.outcome === 'failed') return
      found.outcome = 'known'
      note(found, text)
    },
  }
}
