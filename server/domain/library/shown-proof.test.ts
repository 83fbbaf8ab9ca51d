import { expect, test } from 'vitest'
import type { CheckResult, Proof } from '#shared/proof.ts'
import { shownProof } from './shown-proof.ts'

const passed: CheckResult = { outcome: 'passed', states: 3, notes: [] }
const known: CheckResult = { outcome: 'known', states: 3, notes: ['Differs.'] }
const proof: Proof = {
  day: '2026-11-25',
  states: 3,
  flavours: { html: { code: passed, looks: known }, react: { axe: passed }, vue: {}, svelte: { axe: passed } },
}

test('what passed is a word, what did not says why', () =>
  expect(shownProof(proof)).toEqual({
    day: '2026-11-25',
    states: 3,
    flavours: {
      html: { code: 'passed', looks: { outcome: 'known', notes: ['Differs.'] } },
      react: { axe: 'passed' },
      vue: {},
      svelte: { axe: 'passed' },
    },
  }))
