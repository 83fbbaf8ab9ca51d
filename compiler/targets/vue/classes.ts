import { branchCode, ternary, classListCode, stringsOfChoice } from '../../ir/class-choice.ts'
import type { ClassBranch, ClassPart } from '../../ir/types.ts'
import { negate, quote } from '../../javascript/literal.ts'
import { attribute, type VueAttribute } from './nodes.ts'
import { overrides } from './overrides.ts'
import { settle } from './slot-states.ts'
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

type Written = { test: string; yes: string; no: string }

/** The value of `:class` (https://vuejs.org/guide/essentials/class-and-style.html): what comes and goes is an object. */
function classCode(choices: Written[], expressions: string[]): string | null {
  const isOneSided = ({ yes, no }: Written) => yes === '' || no === ''
  const entries = choices
    .filter(isOneSided)
    .map(({ test, yes, no }) => (yes === '' ? `${quote(no)}: ${negate(test)}` : `${quote(yes)}: ${test}`))
  const ternaries = choices
    .filter((choice) => !isOneSided(choice))
    .map(({ test, yes, no }) => ternary(test, quote(yes), quote(no)))
  return classListCode([...expressions, ...ternaries, ...(entries.length > 0 ? [`{ ${entries.join(', ')} }`] : [])])
}

const guard = (test: string) => (/^[\w$.]+$/.test(test) ? test : `(${test})`)
