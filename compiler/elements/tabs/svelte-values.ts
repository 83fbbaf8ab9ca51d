import type { Binding, For, Part, ViewNode } from '../../ir/types.ts'
import { childrenOf } from '../../ir/walk.ts'
import { quote } from '../../javascript/literal.ts'
import type { Lowering } from '../../targets/svelte/lowering.ts'
import { code, plain, type SvelteAttribute } from '../../targets/svelte/nodes.ts'

/** A tab or panel in the source: one of its own, or one for each item of a list. */
type Place = { part: Part; loop: For | null; values: unknown[] | null; first: number; count: number }

/**
 * Bits UI matches tabs and panels by value where Headless UI counts. Lists with a key of text are matched by it, tabs
 * of their own by what they say; anything else by its position.
 */
export function tabValues(
  group: Part,
  lowering: Lowering,
  byPosition: boolean,
): { all: string[]; facts: Record<string, string> } {
  const tabs = placesOf(group, 'Tab', lowering)
  const panels = placesOf(group, 'TabPanel', lowering)
  const [tabCount, panelCount] = [tabs, panels].map((places) => places.reduce((sum, { count }) => sum + count, 0))
  if (tabCount !== panelCount) {
    const message = `<TabGroup> has ${tabCount} tabs, but ${panelCount} panels`
    lowering.report.add('E234', group, message, 'each tab needs its panel')
  }
  const all = byPosition ? null : names(tabs)
  const usable =
    all &&
    panels.every(
      (panel) => panel.values === null || panel.values.every((value, index) => value === all[panel.first + index]),
    )
  const positions = Array.from({ length: tabCount ?? 0 }, (_, index) => String(index))
  const values = usable ? all : positions
  const facts: Record<string, string> = {}
  for (const place of [...tabs, ...panels]) facts[place.part.start] = valueOf(place, values, Boolean(usable), lowering)
  return { all: values, facts }
}

/** The value of a tab or panel that is known, quoted as it needs. */
export const namedValue = (name: string): SvelteAttribute =>
  /["{&]/.test(name) ? code('value', quote(name)) : plain('value', name)

/** What stands behind `value=` on a tab or panel. */
function valueOf({ loop, first }: Place, values: string[], byName: boolean, lowering: Lowering): string {
  if (!loop) return namedValue(values[first] ?? '').value ?? ''
  if (byName && loop.key) return `{${lowering.expression(loop.key)}}`
  const index = loop.index?.type === 'Identifier' ? loop.index.name : lowering.name('index')
  if (!loop.index) lowering.indexes.set(loop, index)
  return first === 0 ? `{String(${index})}` : `{String(${index} + ${first})}`
}

function placesOf(group: Part, name: 'Tab' | 'TabPanel', lowering: Lowering): Place[] {
  const { evaluator, report } = lowering
  const places: Place[] = []
  const visit = (nodes: ViewNode[], loop: For | null) => {
    for (const node of nodes) {
      if (node.kind === 'part' && node.part === 'TabGroup') continue
      if (node.kind === 'for') visit(node.body, node)
      else if (node.kind !== 'part' || node.part !== name) visit(childrenOf(node), loop)
      else {
        const first = places.reduce((sum, { count }) => sum + count, 0)
        const list = loop ? evaluator.evaluate(loop.list, evaluator.constants) : null
        if (list && !(list.known && Array.isArray(list.value)))
          report.add(
            'E499',
            node,
            'tabs cannot come from a list that changes',
            'list all of them in a constant, or write buttons with aria-selected that choose a panel by its id',
          )
        const items = list?.known && Array.isArray(list.value) ? (list.value as unknown[]) : []
        const values = loop ? items.map((item, index) => keyOf(loop, item, index, lowering)) : null
        places.push({ part: node, loop, values, first, count: loop ? items.length : 1 })
      }
    }
  }
  visit(group.children, null)
  return places
}

/** The key of one item, when it can be computed. */
function keyOf(
  { key, item, index }: For,
  value: unknown,
  position: number,
  { component, evaluator }: Lowering,
): unknown {
  if (!key || item?.type !== 'Identifier') return null
  const env = new Map<Binding, unknown>(evaluator.constants)
  const itemBinding = component.refs.get(item)
  const indexBinding = index ? component.refs.get(index) : undefined
  if (itemBinding) env.set(itemBinding, value)
  if (indexBinding) env.set(indexBinding, position)
  const result = evaluator.evaluate(key, env)
  return result.known ? result.value : null
}

/** The names of all tabs; null when some have none, or two the same. */
function names(tabs: Place[]): string[] | null {
  const all = tabs.flatMap(({ values, part }) => values ?? [textOf(part)])
  const isUsable = all.every((name) => typeof name === 'string' && name !== '') && new Set(all).size === all.length
  return isUsable ? (all as string[]) : null
}

const textOf = (part: Part) =>
  part.children.every(({ kind }) => kind === 'text')
    ? part.children.map((child) => (child.kind === 'text' ? child.raw.trim() : '')).join('')
    : ''
