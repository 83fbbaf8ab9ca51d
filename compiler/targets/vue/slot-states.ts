import { formatCandidate, parseCandidate, splitClasses } from '../../tailwind/candidate.ts'
import { parseStateVariant, writeStateVariant } from '../../tailwind/state-variant.ts'
import type { Scope, StateOwner } from './writer.ts'

export type Settled = {
  /** Classes as they stand, a state of theirs as a variant. */
  plain: string[]
  /** Classes of a state that the element is always in. */
  always: string[]
  /** Classes by the condition that only a slot knows, without and with its opposite. */
  states: Map<string, { yes: string[]; no: string[] }>
}

/** Sorts classes by what shows their state here: an attribute, or only a slot of the part. */
export function settle(classes: string, scope: Scope, self: StateOwner | null): Settled {
  const settled: Settled = { plain: [], always: [], states: new Map() }
  for (const name of splitClasses(classes)) {
    const candidate = parseCandidate(name)
    const found = firstForm(candidate.variants, scope, self)
    if (!found) {
      settled.plain.push(name)
      continue
    }
    const { index, form } = found
    if (form.variant) {
      settled.plain.push(formatCandidate({ ...candidate, variants: candidate.variants.with(index, form.variant) }))
    } else {
      const bare = formatCandidate({ ...candidate, variants: candidate.variants.toSpliced(index, 1) })
      if (form.test === undefined) {
        if (!form.not) settled.always.push(bare)
        continue
      }
      const state = settled.states.get(form.test) ?? { yes: [], no: [] }
      state[form.not ? 'no' : 'yes'].push(bare)
      settled.states.set(form.test, state)
    }
  }
  return settled
}

/** How a variant is written here: as another variant, by a test, or, with neither, not at all. Null when it stays. */
type Form = { variant?: string; test?: string; not: boolean }

/** The first of these variants that is not written as it stands. The others stay, and no slot is asked for them. */
function firstForm(variants: readonly string[], scope: Scope, self: StateOwner | null) {
  for (const [index, variant] of variants.entries()) {
    const form = formOf(variant, scope, self)
    if (form) return { index, form }
  }
  return null
}

function formOf(variant: string, scope: Scope, self: StateOwner | null): Form | null {
  const parsed = parseStateVariant(variant)
  if (!parsed || parsed.of === 'other') return null
  const { not, group, state } = parsed
  const owner = parsed.of === 'self' ? self : scope.groups.findLast(({ name }) => name === group)?.owner
  const own = owner?.variants[state]
  if (!owner || own === undefined) return null
  if (own === '') return { not }
  if (own.startsWith('slot:')) return { test: owner.slot(own.slice(5)), not }
  return { variant: writeStateVariant(parsed, own), not }
}
