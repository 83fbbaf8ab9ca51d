/** Steps that recipes of several elements share. */
import type { Attribute, Part } from '../../ir/types.ts'
import type { Lowering } from './lowering.ts'
import { code, flag, type SvelteAttribute } from './nodes.ts'
import { splitClasses } from '../../tailwind/candidate.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** `disabled`, or `disabled={condition}`, as the author gave it. */
export function flagged(part: Part, name: string, { expression }: Pick<Lowering, 'expression'>): SvelteAttribute[] {
  const attribute = attributeNamed(part, name)
  if (!attribute) return []
  return [attribute.kind === 'expr' ? code(name, expression(attribute.value)) : flag(name)]
}

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
): SvelteAttribute {
  const shown = lowering.expression(value.value)
  const next = sets ?? 'next'
  const run = lowering.call(change.handler, next)
  const isPlain = new Set([`(${shown} = ${next})`, ...(sets === null ? [`(${shown} = !${shown})`] : [])]).has(run)
  if (isPlain) return code(`bind:${name}`, shown)
  const [, called] = /^(\w+)\(next\)$/.exec(run) ?? []
  if (called) return code(`bind:${name}`, `() => ${shown}, ${called}`)
  const param = sets === null && /\bnext\b/.test(run) ? 'next' : ''
  return code(`bind:${name}`, `() => ${shown}, (${param}) => ${run}`)
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
