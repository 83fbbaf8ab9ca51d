import type { Element, Part, ViewNode } from '../ir/types.ts'
import { childrenOf } from '../ir/walk.ts'
import type { Edit } from '../reword/edits.ts'
import { parseCandidate } from '../tailwind/candidate.ts'
import { layoutOf } from '../tailwind/display.ts'
import { classesOf, fixedClasses, type CheckContext } from './context.ts'
import { addClasses, replaceClass } from './mends.ts'

type Moves = (node: ViewNode) => boolean

/**
 * `space-y-4` counts siblings. Where some of them come and go it is written so that it need not: as `gap-y-4` among flex
 * items, in a list of blocks as the gap of a column, and beside a first child that stays as margins of the others.
 *
 * @returns whether there are such classes, and all of them are written otherwise
 */
export function withoutSpaces(parent: ViewNode, children: ViewNode[], moves: Moves, context: CheckContext): boolean {
  const { component, mends, elements } = context
  if (parent.kind !== 'element' && parent.kind !== 'part') return false
  const all = classesOf(parent).map((each) => ({ ...each, ...parseCandidate(each.name) }))
  const counting = all.filter(({ utility }) => /^-?(space|divide)-[xy](-|$)/.test(utility))
  if (counting.length === 0 || counting.some(({ utility }) => !/^space-[xy]-(?!reverse)/.test(utility))) return false
  const axis = counting[0]?.utility.charAt('space-'.length) ?? 'y'
  if (counting.some(({ utility }) => utility.charAt('space-'.length) !== axis)) return false

  const classes = fixedClasses(parent)
  const tag = tagOf(parent)
  const isColumn = /(^|\s)(flex-col|grid)(\s|$)/.test(classes)
  const own = all.map(({ utility, variants }) => ({ utility, isPlain: variants.length === 0 }))
  const has = (pattern: RegExp) => own.some(({ utility }) => pattern.test(utility))
  const replaced = (prefix: string) =>
    counting.map(({ name, part, utility }) =>
      replaceClass(name, part, [name.replace(utility, utility.replace(/^space-[xy]/, prefix))], component),
    )
  if (tag !== null && layoutOf(tag, classes).separatesChildren) {
    const isAlong = isColumn === (axis === 'y') && !has(/^(flex-wrap|flex-(row|col)|grid-flow|grid-cols)/)
    const isPlainColumn = isColumn && axis === 'y' && !has(/^(flex-wrap|grid-cols)/)
    return (isAlong || isPlainColumn) && !has(/^gap-/) && commit(replaced(`gap-${axis}`))
  }
  if (axis !== 'y' || tag === null) return false
  const shown = children.filter((node) => node.kind !== 'comment' && !isAway(node))
  const [first, ...others] = shown
  if (others.length === 0 && first?.kind === 'for' && first.body.every(isBlock) && !has(/^(block|inline|table|hidden)/))
    return commit(
      counting.map(({ name, part, utility, variants }) =>
        replaceClass(
          name,
          part,
          [
            ...(variants.length === 0 ? ['flex', 'flex-col'] : []),
            name.replace(utility, utility.replace('space', 'gap')),
          ],
          component,
        ),
      ),
    )
  if (!first || moves(first) || !shown.every((node) => flatten(node).every(mayHaveMargin))) return false
  const margins = counting.map(({ name, utility }) => name.replace(utility, utility.replace('space-y', 'mt')))
  return commit([
    ...counting.map(({ name, part }) => replaceClass(name, part, [], component)),
    ...others
      .flatMap(flatten)
      .map((node) => (node.kind === 'element' || node.kind === 'part' ? addClasses(node, margins, component) : null)),
  ])

  function commit(edits: readonly (Edit | null)[]): boolean {
    if (edits.includes(null)) return false
    mends.push(...edits.filter((edit) => edit !== null))
    return true
  }

  function tagOf(node: Element | Part): string | null {
    return node.kind === 'element' ? node.tag : (node.as ?? elements[node.part].tag)
  }

  /** What stands elsewhere, or over everything. */
  function isAway(node: ViewNode): boolean {
    if (node.kind === 'part' && node.part === 'Dialog') return true
    return 'classes' in node && layoutOf('div', fixedClasses(node)).outOfFlow
  }

  function isBlock(node: ViewNode): boolean {
    const name = node.kind === 'element' || node.kind === 'part' ? tagOf(node) : null
    return name !== null && layoutOf(name, fixedClasses(node)).display === 'block'
  }

  function mayHaveMargin(node: ViewNode): boolean {
    const name = node.kind === 'element' || node.kind === 'part' ? tagOf(node) : null
    if (name === null || layoutOf(name, fixedClasses(node)).display === 'inline') return false
    return !classesOf(node).some(({ name: each }) => /^-?(m|mt|my)-/.test(parseCandidate(each).utility))
  }
}

const flatten = (node: ViewNode): ViewNode[] =>
  node.kind === 'if' || node.kind === 'for' ? childrenOf(node).flatMap(flatten) : [node]
