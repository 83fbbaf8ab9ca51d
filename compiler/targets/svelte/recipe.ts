/** Steps that recipes of several elements share. */
import type { Attribute, Element, Part, ViewNode } from '../../ir/types.ts'
import type { PartName } from '../../elements/names.ts'
import { childrenOf } from '../../ir/walk.ts'
import type { Lowering } from './lowering.ts'
import { splitClasses } from '../../tailwind/candidate.ts'

export const attributeNamed = (node: Part | Element, name: string): Attribute | undefined =>
  node.attributes.find((attribute) => attribute.name === name)

export const isFlagged = (part: Part, name: string) => attributeNamed(part, name) !== undefined

/** Whether a part of that name is inside, not looking into parts of `except`. */
export const contains = (nodes: ViewNode[], name: PartName, except?: PartName): boolean =>
  nodes.some((node) => {
    if (node.kind === 'part' && node.part === name) return true
    return !(node.kind === 'part' && node.part === except) && contains(childrenOf(node), name, except)
  })

/**
 * Ties a value and its change together: `bind:open` when the change just sets the state it shows, else
 * `bind:open={() => value, (next) => change}`.
 *
 * @param o.sets what the change receives: `false` for a dialog, which only ever closes; null for the new value
 */
export function binding(
  name: string,
  value: Extract<Attribute, { kind: 'expr' }>,
  change: Extract<Attribute, { kind: 'event' }>,
  lowering: Lowering,
  { sets }: { sets: string | null },
): string {
  const shown = lowering.expression(value.value)
  const next = sets ?? 'next'
  const code = lowering.call(change.handler, next)
  const isPlain = new Set([`(${shown} = ${next})`, ...(sets === null ? [`(${shown} = !${shown})`] : [])]).has(code)
  if (isPlain) return shown === name ? `bind:${name}` : `bind:${name}={${shown}}`
  const [, called] = /^(\w+)\(next\)$/.exec(code) ?? []
  if (called) return `bind:${name}={() => ${shown}, ${called}}`
  const param = sets === null && /\bnext\b/.test(code) ? 'next' : ''
  return `bind:${name}={() => ${shown}, (${param}) => ${code}}`
}

/** What sets `display`, and with it wins over the attribute `hidden` in Tailwind CSS 3. */
const display = /^((inline-)?(flex|grid|block|table)|inline|contents|flow-root|list-item)$/

/** The part, which says itself in which state it is hidden where its classes would show it all the same. */
export function hiddenWhile(state: string, part: Part): Part {
  const shows = part.classes.some(
    (each) => each.kind === 'static' && splitClasses(each.value).some((name) => display.test(name)),
  )
  if (!shows) return part
  const { start, end } = part
  return { ...part, classes: [...part.classes, { kind: 'static', value: `${state}:hidden`, start, end }] }
}
