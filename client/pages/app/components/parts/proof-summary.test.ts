import { expect, test } from 'vitest'
import type { ShownFlavourProof, ShownProof, ShownResult } from '#shared/proof.ts'
import { proofNotes, proofSummary } from './proof-summary.ts'

const passed: ShownFlavourProof = { behaviour: 'passed' }
const result = (outcome: 'known' | 'failed', note: string): ShownFlavourProof => ({
  behaviour: { outcome, notes: [note] },
})
const proof = (svelte: ShownFlavourProof, states = 3): ShownProof => ({
  day: '2026-11-25',
  states,
  flavours: { html: passed, react: passed, vue: passed, svelte },
})

test.each([
  [proof(passed), { text: 'Verified in 4 flavours, 3 states, on 25 November 2026', holds: true }],
  [
    proof(result('known', 'Differs.'), 1),
    { text: 'Verified in 4 flavours, 1 state, on 25 November 2026', holds: true },
  ],
  [proof(result('failed', 'Wrong.')), { text: '1 of 4 checks failed', holds: false }],
])('a proof reads %#', (given, expected) => expect(proofSummary(given)).toEqual(expected))

test('notes are told by flavour, each once', () => {
  const differs: ShownResult = { outcome: 'known', notes: ['Differs.'] }
  const twice = { behaviour: differs, looks: differs }
  expect(proofNotes(proof(twice))).toEqual([{ flavour: 'svelte', notes: ['Differs.'] }])
  expect(proofNotes(proof(passed))).toEqual([])
})
