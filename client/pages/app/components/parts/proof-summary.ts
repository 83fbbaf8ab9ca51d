import { flavours } from '#shared/catalog.ts'
import { describeDay } from '#client/day.ts'
import type { ShownProof } from '#shared/proof.ts'

/** The proof in one line: "Verified in 4 flavours, 38 states, on 25 November 2026", or how much of it failed. */
export function proofSummary({ day, states, flavours: results }: ShownProof): { text: string; holds: boolean } {
  const all = flavours.flatMap((flavour) => Object.values(results[flavour]))
  const failed = all.filter((result) => result !== 'passed' && result.outcome === 'failed').length
  const counted = `${states} ${states === 1 ? 'state' : 'states'}`
  return failed > 0
    ? { text: `${failed} of ${all.length} checks failed`, holds: false }
    : { text: `Verified in ${flavours.length} flavours, ${counted}, on ${describeDay(day)}`, holds: true }
}

/** What differs for a known reason, each reason once, with the flavours and checks it shows in. */
export function proofNotes({ flavours: results }: ShownProof) {
  return flavours.flatMap((flavour) => {
    const noted = Object.values(results[flavour]).flatMap((result) => (result === 'passed' ? [] : result.notes))
    const notes = [...new Set(noted)]
    return notes.length > 0 ? [{ flavour, notes }] : []
  })
}
