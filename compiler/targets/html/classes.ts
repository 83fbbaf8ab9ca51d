import { branchCode, ternary, classListCode, whenTrue } from '../../ir/class-choice.ts'
import type { ClassBranch, ClassPart } from '../../ir/types.ts'
import type { Expression } from '../../parse/ast.ts'
import { mapVariants, splitClasses } from '../../tailwind/candidate.ts'
import { noStages, splitStages, type Stage } from '../../tailwind/stages.ts'
import { parseStateVariant, writeStateVariant } from '../../tailwind/state-variant.ts'
import type { Lowering, Scope, StateOwner } from './lowering.ts'
import { plain, script, type HtmlAttribute } from './nodes.ts'
import { residual } from './residual.ts'

type Classes = {
  /** Sorted; empty when there are none. */
  fixed: string
  /** Both sides as JavaScript. */
  dynamic: { test: string; yes: string; no: string }[]
  expressions: string[]
  /** Whether a choice hides the element as things are at first, at every width. */
  hidden: boolean
}

/** Works out an element's classes: what is known is settled, states become this flavour's variants, and the rest stays dynamic. */
export function lowerClasses(parts: ClassPart[], scope: Scope, owner: StateOwner | null, lowering: Lowering): Classes {
  const fixed: string[] = []
  const dynamic: Classes['dynamic'] = []
  const expressions: string[] = []
  let hides = false
  const map = (classes: string) => lowering.design.sort(mapStates(classes, scope, owner))
  const write = (node: Expression) => lowering.expression(node, scope)
  const code = (branch: ClassBranch) => branchCode(branch, write, map)
  /** What is left of a choice once all that is known is chosen. */
  const settled = (branch: ClassBranch): ClassBranch => {
    if (typeof branch === 'string') return branch
    const test = residual(branch.test, true, (each) => lowering.evaluate(each, scope)) as Expression
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
      else {
        dynamic.push({ test: write(branch.test), yes: code(branch.yes), no: code(branch.no) })
        hides ||= splitClasses(atFirst(branch, scope, lowering)).some((name) => gone.has(name))
      }
      continue
    }
    const result = lowering.evaluate(part.expression, scope)
    if (!result.known) expressions.push(write(part.expression))
    else if (typeof result.value === 'string') fixed.push(mapStates(result.value, scope, owner))
  }
  // What is drawn from some width on is not hidden there.
  const isDrawnAnyway = splitClasses(fixed.join(' ')).some((name) => drawn.test(name))
  const hidden = hides && !isDrawnAnyway && !scope.inTemplate
  return { fixed: lowering.design.sort(fixed.join(' ')), dynamic, expressions, hidden }
}

/** By them nothing of an element is there: itself is not drawn, or its only row, which folds away with what it holds. */
const gone = new Set(['hidden', 'grid-rows-[0fr]'])
const drawn = /:(?:block|flex|grid|contents|table(?:-\w+)*|inline(?:-\w+)?)$/

/** The classes a choice yields as things are at first; none where that is not known. */
function atFirst(branch: ClassBranch, scope: Scope, lowering: Lowering): string {
  if (typeof branch === 'string') return branch
  const test = lowering.initially(branch.test, scope)
  return test.known ? atFirst(test.value ? branch.yes : branch.no, scope, lowering) : ''
}

/** Rewrites state variants for this flavour: on a menu item, `data-focus:` is `focus:`. */
const mapStates = (classes: string, scope: Scope, self: StateOwner | null): string =>
  splitClasses(classes)
    .map((name) => mapVariants(name, (variant) => mapVariant(variant, scope, self)))
    .join(' ')

function mapVariant(variant: string, scope: Scope, self: StateOwner | null): string {
  const parsed = parseStateVariant(variant)
  if (!parsed || parsed.of === 'other') return variant
  const owner = parsed.of === 'self' ? self : scope.groups.findLast(({ name }) => name === parsed.group)?.owner
  const own = owner?.variants[parsed.state]
  if (!owner || own === undefined) return variant
  if (own === `data-${parsed.state}`) owner.asked.add(parsed.state)
  return writeStateVariant(parsed, own)
}

/** Splits what happens while an element appears and goes from what it always looks like. */
export function splitTransition(fixed: string): { rest: string; attributes: HtmlAttribute[] } {
  const stages = noStages()
  const rest = splitStages(fixed, stages)
  const attributes = (Object.keys(directives) as Stage[])
    .filter((stage) => stages[stage].length > 0)
    .map((stage) => plain(directives[stage], stages[stage].join(' ')))
  return { rest, attributes }
}

const directives: Record<Stage, string> = {
  enter: 'x-transition:enter',
  'enter-from': 'x-transition:enter-start',
  leave: 'x-transition:leave',
  'leave-to': 'x-transition:leave-end',
}

/** The class attributes of an element; what they hide at first is hidden before Alpine runs as well. */
export function classAttributes({ fixed, dynamic, expressions, hidden }: Classes, lowering: Lowering): HtmlAttribute[] {
  if (hidden) lowering.needs.add('cloak')
  const isAlone = dynamic.length + expressions.length === 1
  const choices = dynamic.map(({ test, yes, no }) =>
    isAlone && no === "''" ? whenTrue(test, yes) : ternary(test, yes, no),
  )
  const code = classListCode([...choices, ...expressions])
  return [
    ...(fixed === '' ? [] : [plain('class', fixed)]),
    ...(code === null ? [] : [script(':class', code)]),
    ...(hidden ? [plain('x-cloak')] : []),
  ]
}
