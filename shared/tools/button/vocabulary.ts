import { classesOf, roles } from './classes.ts'
import type { Vocabulary } from './kit.ts'
import { type ButtonDesign, choiceKeys, choices, edges, firstDesign, groups, tones, variants } from './options.ts'

/** Every class that some design has, each once. */
export function everyClass(): string[] {
  const names = new Set<string>()
  const take = (design: ButtonDesign) => {
    const classes = classesOf(design)
    for (const role of roles) for (const name of classes[role].split(' ')) if (name) names.add(name)
  }
  for (const design of looks()) {
    take(design)
    for (const key of choiceKeys) for (const value of choices[key]) take({ ...design, [key]: value })
  }
  return [...names]
}

/** Designs that differ in what decides colours and paddings together. */
const looks = (): ButtonDesign[] =>
  variants.flatMap((variant) =>
    tones.flatMap((tone) =>
      edges.flatMap((edge) =>
        groups.flatMap((group) =>
          [false, true].map((iconOnly) => ({ ...firstDesign, variant, tone, edge, group, iconOnly, full: iconOnly })),
        ),
      ),
    ),
  )

const ranks = new WeakMap<string[], Map<string, number>>()

function rankIn(order: string[]): Map<string, number> {
  const known = ranks.get(order) ?? new Map(order.map((name, index) => [name, index]))
  ranks.set(order, known)
  return known
}

const sorted = (names: Iterable<string>, order: string[]) => {
  const rank = rankIn(order)
  return [...new Set(names)].sort((a, z) => (rank.get(a) ?? -1) - (rank.get(z) ?? -1)).join(' ')
}

/** A list of classes as both versions of Tailwind CSS have it, each in its own order. */
export function orderClasses(list: string, { order, v3, orderV3 }: Vocabulary): { v4: string; v3: string } {
  const names = list.split(' ').filter(Boolean)
  return {
    v4: sorted(names, order),
    v3: sorted(
      names.flatMap((name) => (v3[name] ?? name).split(' ')),
      orderV3,
    ),
  }
}
