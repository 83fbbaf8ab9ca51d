/** What verification found, as `npm run verify` writes it and as the component's page shows it. */
import type { Flavour } from './catalog.ts'

/** What is verified of each flavour, in the order of the tiers. */
export const proofChecks = ['code', 'types', 'markup', 'behaviour', 'looks', 'tailwind3', 'axe'] as const
export type ProofCheck = (typeof proofChecks)[number]

/** Equal, or as required; different, with a reason that is known and asserted; or wrong. */
export type Outcome = 'passed' | 'known' | 'failed'

export type CheckResult = {
  outcome: Outcome
  /** How many states of the component were looked at; 0 for what has none. */
  states: number
  /** What differs and why, or what is wrong; one sentence each. */
  notes: string[]
}
/** A check that is not there does not apply: React is what the others are held to, HTML has no server. */
export type FlavourProof = Partial<Record<ProofCheck, CheckResult>>

/** What is shown of a component's proof. */
export type Proof = {
  /** The day on which it was looked at, as in 2026-11-25. */
  day: string
  /** States of the component's scripts, each looked at in both themes and both directions. */
  states: number
  flavours: Record<Flavour, FlavourProof>
}

/** A result as a page carries it, once for each component of many: the word alone where nothing is to be explained. */
export type ShownResult = 'passed' | { outcome: 'known' | 'failed'; notes: string[] }
export type ShownFlavourProof = Partial<Record<ProofCheck, ShownResult>>
export type ShownProof = Pick<Proof, 'day' | 'states'> & { flavours: Record<Flavour, ShownFlavourProof> }

/** A proof with what it is bound to. */
export type ComponentProof = Proof & {
  /** Over the code of every flavour and the libraries it runs on: what the proof is about. */
  subject: string
  /** Over what looked at it and how: when this changes, looking again may find something else. */
  method: string
}

/** By the component's path. */
export type ProofFile = Record<string, ComponentProof>
