import { branchCode } from '../../ir/class-choice.ts'
import type { ClassBranch, ClassPart } from '../../ir/types.ts'
import type { Expression } from '../../parse/ast.ts'
import { formatCandidate, parseCandidate, splitClasses } from '../../tailwind/candidate.ts'
import { parseStateVariant } from '../../tailwind/state-variant.ts'
import type { Lowering, Scope, StateOwner } from './lowering.ts'
import { plain, script, type HtmlAttribute } from './nodes.ts'
import { remaining } from './remaining.ts'

type Classes = {
  /** Sorted; empty when there are none. */
  fixed: string
  /** Both sides as JavaScript. */
  dynamic: { test: string; yes: string; no: string }[]
  expressions: string[]
}

/** Works out an element's classes: what is known is settled, states become this flavour's variants, and the rest stays dynamic. */
export function lowerClasses(parts: ClassPart[], scope: Scope, owner: StateOwner | null, lowering: Lowering): Classes {
  const fixed: string[] = []
  const dynamic: Classes['dynamic'] = []
  const expressions: string[] = []
  const map = (classes: string) => lowering.design.sort(mapStates(classes, scope, owner))
  const write = (node: Expression) => lowering.expression(node, scope)
  const code = (branch: ClassBranch) => branchCode(branch, write, map)
  /** What is left of a choice once all that is known is chosen. */
  const settled = (branch: ClassBranch): ClassBranch => {
    if (typeof branch === 'string') return branch
    const test = remaining(branch.test, true, (each) => lowering.evaluate(each, scope)) as Expression
    const result = lowering.evaluate(test, scope)
    if (result.known) return settled(result.value ? branch.yes : branch.no)
    return { test, yes: settled(branch.yes), no: settled(branch.no) }
  }
  for (const part of parts) {
    if (part.kind === 'static') {
      fixed.push(mapStates(part.value, scope, owner))
      continue
    }
    if (part.kind === 'when') {
      const branch = settled(part)
      if (typeof branch === 'string') fixed.push(mapStates(branch, scope, owner))
      else dynamic.push({ test: write(branch.test), yes: code(branch.yes), no: code(branch.no) })
      continue
    }
    const result = lowering.evaluate(part.expression, scope)
    if (!result.known) expressions.push(write(part.expression))
    else if (typeof result.value === 'string') fixed.push(mapStates(result.value, scope, owner))
  }
  return { fixed: lowering.design.sort(fixed.join(' ')), dynamic, expressions }
}

/** Rewrites state variants for this flavour: on a menu item, `data-focus:` is `focus:`. */
function mapStates(classes: string, scope: Scope, self: StateOwner | null): string {
  return splitClasses(classes)
    .map((name) => {
      const candidate = parseCandidate(name)
      const variants = candidate.variants.map((variant) => mapVariant(variant, scope, self))
      return formatCandidate({ ...candidate, variants })
    })
    .join(' ')
}

function mapVariant(variant: string, scope: Scope, self: StateOwner | null): string {
  const parsed = parseStateVariant(variant)
  if (!parsed || parsed.of === 'other') return variant
  const owner = parsed.of === 'self' ? self : scope.groups.findLast(({ name }) => name === parsed.group)?.owner
  const own = owner?.variants[parsed.state]
  if (!owner || own === undefined) return variant
  if (own === `data-${parsed.state}`) owner.asked.add(parsed.state)
  const prefix = `${parsed.of === 'group' ? 'group-' : ''}${parsed.not ? 'not-' : ''}`
  return `${prefix}${own}${parsed.group ? `/${parsed.group}` : ''}`
}

/** Splits what happens while an element appears and goes from what it always looks like. */
export function splitTransition(fixed: string): { rest: string; attributes: HtmlAttribute[] } {
  const stages: Record<'enter' | 'enter-start' | 'leave' | 'leave-end', string[]> = {
    enter: [],
    'enter-start': [],
    leave: [],
    'leave-end': [],
  }
  const rest: string[] = []
  for (const name of splitClasses(fixed)) {
    const { variants, utility } = parseCandidate(name)
    const has = (state: string) => variants.includes(`data-${state}`)
    const remaining = variants.filter((variant) => !/^data-(closed|enter|leave)$/.test(variant))
    const bare = formatCandidate({ variants: remaining, utility })
    if (!has('closed') && !has('enter') && !has('leave')) rest.push(name)
    else if (has('closed')) {
      if (!has('leave')) stages['enter-start'].push(bare)
      if (!has('enter')) stages['leave-end'].push(bare)
    } else stages[has('enter') ? 'enter' : 'leave'].push(bare)
  }
  const attributes = Object.entries(stages)
    .filter(([, names]) => names.length > 0)
    .map(([stage, names]) => plain(`x-transition:${stage}`, names.join(' ')))
  return { rest: rest.join(' '), attributes }
}

/** The class attributes of an element. */
export function classAttributes({ fixed, dynamic, expressions }: Classes): HtmlAttribute[] {
  const attributes = fixed === '' ? [] : [plain('class', fixed)]
  const ternaries = dynamic.map(({ test, yes, no }) =>
    no === "''" ? `${guard(test)} && ${guard(yes)}` : `${test} ? ${yes} : ${no}`,
  )
  const codes = [...ternaries, ...expressions]
  if (codes.length === 1) attributes.push(script(':class', codes[0]!))
  else if (codes.length > 1) {
    const items = [...dynamic.map(({ test, yes, no }) => `${test} ? ${yes} : ${no}`), ...expressions]
    attributes.push(script(':class', `[${items.join(', ')}]`))
  }
  return attributes
}

const guard = (test: string) => (/\|\||\?\?|\? /.test(test) ? `(${test})` : test)
