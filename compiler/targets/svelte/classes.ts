import { branchCode } from '../../ir/class-choice.ts'
import type { ClassPart } from '../../ir/types.ts'
import { formatCandidate, parseCandidate, splitClasses } from '../../tailwind/candidate.ts'
import { parseStateVariant } from '../../tailwind/state-variant.ts'
import { negate, quote } from '../../javascript/literal.ts'
import type { Lowering, Scope, Variants } from './lowering.ts'

export type Classes = {
  /** Sorted; empty when there are none. */
  fixed: string
  /** JavaScript, each a class string or something falsy. */
  dynamic: string[]
}

/** Works out an element's classes: states become this flavour's variants, conditions stay conditions. */
export function lowerClasses(parts: ClassPart[], scope: Scope, own: Variants | null, lowering: Lowering): Classes {
  const { design, expression } = lowering
  const map = (classes: string) => design.sort(mapStates(classes, scope, own))
  const fixed = parts.map((part) => (part.kind === 'static' ? part.value : '')).join(' ')
  const dynamic = parts.flatMap((part) => {
    if (part.kind === 'expr') return [expression(part.expression)]
    if (part.kind !== 'when') return []
    const test = expression(part.test)
    const [yes, no] = [part.yes, part.no].map((branch) => branchCode(branch, expression, map))
    if (part.no === '') return [`${guard(test)} && ${guard(yes!)}`]
    if (part.yes === '') return [`${guard(negate(test))} && ${guard(no!)}`]
    return [`${test} ? ${typeof part.yes === 'string' ? yes : `(${yes})`} : ${no}`]
  })
  return { fixed: map(fixed), dynamic }
}

const guard = (test: string) => (/\|\||\?\?|\? /.test(test) ? `(${test})` : test)

function mapStates(classes: string, scope: Scope, own: Variants | null): string {
  return splitClasses(classes)
    .flatMap((name) => stage(name).map((each) => mapCandidate(each, scope, own)))
    .join(' ')
}

/** What begins and what ends a transition: `data-closed:opacity-0` is where it starts and where it ends. */
function stage(name: string): string[] {
  const candidate = parseCandidate(name)
  const has = (state: string) => candidate.variants.includes(`data-${state}`)
  if (!has('closed')) {
    const variants = candidate.variants.map((variant) => whileState[variant] ?? variant)
    return [formatCandidate({ ...candidate, variants })]
  }
  const rest = candidate.variants.filter((variant) => !/^data-(closed|enter|leave)$/.test(variant))
  const at = (moment: string) => formatCandidate({ ...candidate, variants: [moment, ...rest] })
  return [...(has('leave') ? [] : [at('data-starting-style')]), ...(has('enter') ? [] : [at('data-ending-style')])]
}

const whileState: Record<string, string> = { 'data-enter': 'data-[state=open]', 'data-leave': 'data-[state=closed]' }

function mapCandidate(name: string, scope: Scope, own: Variants | null): string {
  const candidate = parseCandidate(name)
  const variants = candidate.variants.map((variant) => {
    const parsed = parseStateVariant(variant)
    if (!parsed || parsed.of === 'other') return variant
    const owner = parsed.of === 'self' ? own : scope.groups.findLast(({ name }) => name === parsed.group)?.variants
    const mapped = owner?.[parsed.state]
    if (mapped === undefined) return variant
    const prefix = `${parsed.of === 'group' ? 'group-' : ''}${parsed.not ? 'not-' : ''}`
    return `${prefix}${mapped}${parsed.group ? `/${parsed.group}` : ''}`
  })
  return formatCandidate({ ...candidate, variants })
}

/** The classes as JavaScript: a string, or what Svelte makes one of. */
export function classCode({ fixed, dynamic }: Classes): string {
  const [only] = dynamic
  if (!only) return quote(fixed)
  // Alone, Svelte would write a condition that does not hold as the class “false”.
  if (fixed === '' && dynamic.length === 1 && !/ && /.test(only)) return only
  return `[${[...(fixed ? [quote(fixed)] : []), ...dynamic].join(', ')}]`
}

export function classAttribute(classes: Classes): string[] {
  if (classes.dynamic.length > 0) return [`class={${classCode(classes)}}`]
  return classes.fixed === '' ? [] : [`class="${classes.fixed}"`]
}

/** The names of the groups an element begins. */
export const groupNames = (classes: string) =>
  splitClasses(classes).flatMap((name) => {
    const match = /^group(?:\/([\w-]+))?$/.exec(name)
    return match ? [match[1] ?? null] : []
  })
