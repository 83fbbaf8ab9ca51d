import { branchCode, ternary, classListCode, whenTrue } from '../../ir/class-choice.ts'
import type { ClassPart } from '../../ir/types.ts'
import { formatCandidate, mapVariants, splitClasses } from '../../tailwind/candidate.ts'
import { stagesOf } from '../../tailwind/stages.ts'
import { parseStateVariant, writeStateVariant } from '../../tailwind/state-variant.ts'
import { negate, quote } from '../../javascript/literal.ts'
import { code, plain, type SvelteAttribute } from './nodes.ts'
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
    const yes = branchCode(part.yes, expression, map)
    const no = branchCode(part.no, expression, map)
    if (part.no === '') return [whenTrue(test, yes)]
    if (part.yes === '') return [whenTrue(negate(test), no)]
    return [ternary(test, typeof part.yes === 'string' ? yes : `(${yes})`, no)]
  })
  return { fixed: map(fixed), dynamic }
}

function mapStates(classes: string, scope: Scope, own: Variants | null): string {
  return splitClasses(classes)
    .flatMap((name) => stage(name).map((each) => mapCandidate(each, scope, own)))
    .join(' ')
}

/** What begins and what ends a transition: `data-closed:opacity-0` is where it starts and where it ends. */
function stage(name: string): string[] {
  const staged = stagesOf(name)
  if (!staged) return [name]
  const { stages, bare } = staged
  if (!stages.every((each) => each === 'enter-from' || each === 'leave-to'))
    return [mapVariants(name, (variant) => whileState[variant] ?? variant)]
  return stages.map((each) => formatCandidate({ ...bare, variants: [moments[each], ...bare.variants] }))
}

const moments = { 'enter-from': 'data-starting-style', 'leave-to': 'data-ending-style' }
const whileState: Record<string, string> = { 'data-enter': 'data-[state=open]', 'data-leave': 'data-[state=closed]' }

const mapCandidate = (name: string, scope: Scope, own: Variants | null): string =>
  mapVariants(name, (variant) => {
    const parsed = parseStateVariant(variant)
    if (!parsed || parsed.of === 'other') return variant
    const owner = parsed.of === 'self' ? own : scope.groups.findLast(({ name }) => name === parsed.group)?.variants
    const mapped = owner?.[parsed.state]
    return mapped === undefined ? variant : writeStateVariant(parsed, mapped)
  })

/** The classes as JavaScript: a string, or what Svelte makes one of. */
export function classCode({ fixed, dynamic }: Classes): string {
  const [only, ...others] = dynamic
  // Alone, Svelte would write a condition that does not hold as the class “false”.
  if (only && fixed === '' && others.length === 0 && / && /.test(only)) return `[${only}]`
  return classListCode([...(fixed ? [quote(fixed)] : []), ...dynamic]) ?? quote('')
}

/** `class`, as text where nothing of it comes and goes. */
export function classAttribute(classes: Classes): SvelteAttribute[] {
  if (classes.dynamic.length > 0) return [code('class', classCode(classes))]
  return classes.fixed === '' ? [] : [plain('class', classes.fixed)]
}
