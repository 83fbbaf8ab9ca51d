import { branchCode, stringsOfChoice } from '../../ir/class-choice.ts'
import type { ClassBranch, ClassPart } from '../../ir/types.ts'
import { formatCandidate, parseCandidate, splitClasses } from '../../tailwind/candidate.ts'
import { parseStateVariant, writeStateVariant } from '../../tailwind/state-variant.ts'
import { negate, quote } from '../../javascript/literal.ts'
import { attribute, type VueAttribute } from './nodes.ts'
import { overrides } from './overrides.ts'
import type { Scope, StateOwner, Writer } from './writer.ts'

/** Classes that come and go. */
type Choice = { test: string; yes: string[]; no: string[] }

type Sorted = { fixed: string[]; choices: Choice[] }

/**
 * Works out an element's classes. A state with an attribute stays a variant (`data-checked:` is `aria-checked:`);
 * one that only a slot knows becomes a condition, and what it overrides moves to the other branch.
 */
export function writeClasses(
  parts: ClassPart[],
  scope: Scope,
  self: StateOwner | null,
  writer: Writer,
): { fixed: string; dynamic: VueAttribute[] } {
  const { design } = writer
  const fixed: string[] = []
  const always: string[] = []
  const choices: Choice[] = []
  const expressions: string[] = []
  const states = new Map<string, Choice>()

  for (const part of parts) {
    if (part.kind === 'static') {
      const settled = settle(part.value, scope, self)
      fixed.push(...settled.plain)
      always.push(...settled.always)
      for (const [test, { yes, no }] of settled.states) {
        const choice = states.get(test) ?? { test, yes: [], no: [] }
        choice.yes.push(...yes)
        choice.no.push(...no)
        states.set(test, choice)
      }
    } else if (part.kind === 'when') {
      const { yes, no } = part
      const test = writer.code(part.test)
      if (typeof yes === 'string' && typeof no === 'string')
        choices.push({ test, yes: branch(yes, guard(test)), no: branch(no, `!${guard(test)}`) })
      else if (parts.some(asksForSlots)) choices.push(...leaves(part, []))
      else expressions.push(branchCode(part, (node) => writer.code(node), withoutStates))
    } else expressions.push(writer.code(part.expression))
  }
  const sorted: Sorted = { fixed: [...fixed.filter((name) => !overrides(always, name, design)), ...always], choices }
  for (const state of states.values()) yieldTo(state, sorted, writer)

  /** The classes of one branch of the author's own condition; a slot's states become conditions of their own. */
  function branch(text: string, test: string): string[] {
    const settled = settle(text, scope, self)
    for (const [state, { yes, no }] of settled.states)
      states.set(`${test} && ${state}`, { test: `${test} && ${state}`, yes, no })
    return [...settled.plain, ...settled.always]
  }

  function asksForSlots(part: ClassPart): boolean {
    const strings = part.kind === 'static' ? [part.value] : part.kind === 'when' ? stringsOfChoice(part) : []
    return strings.some((text) => settle(text, scope, self).states.size > 0)
  }

  function withoutStates(text: string): string {
    const { plain, always } = settle(text, scope, self)
    return design.sort([...plain, ...always].join(' '))
  }

  /** A choice within a choice as one for each of its strings, so that a slot's states can take part. */
  function leaves(branchOf: ClassBranch, guards: string[]): Choice[] {
    const test = guards.join(' && ')
    if (branchOf === '') return []
    if (typeof branchOf === 'string') return [{ test, yes: branch(branchOf, test), no: [] }]
    const own = writer.code(branchOf.test)
    return [...leaves(branchOf.yes, [...guards, guard(own)]), ...leaves(branchOf.no, [...guards, negate(own)])]
  }

  const all = [...choices, ...states.values()].map(({ test, yes, no }) => ({
    test,
    yes: design.sort(yes.join(' ')),
    no: design.sort(no.join(' ')),
  }))
  const code = classCode(all, expressions)
  return { fixed: design.sort(sorted.fixed.join(' ')), dynamic: code === null ? [] : [attribute(':class', code)] }
}

/** Moves what a state overrides to the branch without it. */
function yieldTo(state: Choice, { fixed, choices }: Sorted, { design }: Writer) {
  for (const [winners, losers] of [
    [state.yes, state.no],
    [state.no, state.yes],
  ] as const) {
    const moved = fixed.filter((name) => overrides(winners, name, design))
    losers.push(...moved)
    for (const name of moved) fixed.splice(fixed.indexOf(name), 1)
  }
  for (const choice of choices) {
    const clash = [...choice.yes, ...choice.no].some((name) => overrides(state.yes, name, design))
    if (clash && !choice.test.startsWith('!')) choice.test = `!${state.test} && ${guard(choice.test)}`
  }
}

type Settled = { plain: string[]; always: string[]; states: Map<string, { yes: string[]; no: string[] }> }

/** Sorts classes by what shows their state here. */
function settle(classes: string, scope: Scope, self: StateOwner | null): Settled {
  const settled: Settled = { plain: [], always: [], states: new Map() }
  for (const name of splitClasses(classes)) {
    const candidate = parseCandidate(name)
    const index = candidate.variants.findIndex((variant) => formOf(variant, scope, self) !== null)
    const form = index < 0 ? null : formOf(candidate.variants[index]!, scope, self)
    if (!form) settled.plain.push(name)
    else if (form.variant) {
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

type Written = { test: string; yes: string; no: string }

/** The value of `:class`: an object of what comes and goes, a choice between two, or a list of both. */
function classCode(choices: Written[], expressions: string[]): string | null {
  const single = choices.filter(({ yes, no }) => yes === '' || no === '')
  const double = choices.filter((choice) => !single.includes(choice))
  const entries = single.map(({ test, yes, no }) =>
    yes === '' ? `${quote(no)}: ${negate(test)}` : `${quote(yes)}: ${test}`,
  )
  const items = [
    ...expressions,
    ...double.map(({ test, yes, no }) => `${test} ? ${quote(yes)} : ${quote(no)}`),
    ...(entries.length > 0 ? [`{ ${entries.join(', ')} }`] : []),
  ]
  return items.length > 1 ? `[${items.join(', ')}]` : (items[0] ?? null)
}

const guard = (test: string) => (/^[\w$.]+$/.test(test) ? test : `(${test})`)
