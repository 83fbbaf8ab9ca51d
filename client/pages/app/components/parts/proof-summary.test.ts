import { expect, test } from 'vitest'
import type { FlavourProof, Outcome, Proof } from '#shared/proof.ts'
import { proofNotes, proofSummary } from './proof-summary.ts'

const result = (outcome: Outcome, ...notes: string[]): FlavourProof => ({ behaviour: { outcome, states: 3, notes } })
const proof = (svelte: FlavourProof, states = 3): Proof => ({
  day: '2026-11-25',
  states,
  flavours: { html: result('passed'), react: result('passed'), vue: result('passed'), svelte },
})

test.each([
  [proof(result('passed')), { text: 'Verified in 4 flavours, 3 states, on 25 November 2026', holds: true }],
  [
    proof(result('known', 'Differs.'), 1),
    { text: 'Verified in 4 flavours, 1 state, on 25 November 2026', holds: true },
  ],
  [proof(result('failed', 'Wrong.')), { text: '1 of 4 checks failed', holds: false }],
])('a proof reads %#', (given, expected) => expect(proofSummary(given)).toEqual(expected))

test('notes are told by flavour, each once', () => {
  const twice = { ...result('known', 'Differs.'), looks: { outcome: 'known' as const, states: 3, notes: ['Differs.'] } }
  expect(proofNotes(proof(twice))).toEqual([{ flavour: 'svelte', notes: ['Differs.'] }])
  expect(proofNotes(proof(result('passed')))).toEqual([])
})
