import { splitClasses } from '../tailwind/candidate.ts'
import { memoise } from '../tailwind/memoise.ts'

/** Tailwind 3's `context.getClassOrder`: each class with its place in the stylesheet, null when it makes no CSS. */
export type GetClassOrder = (classes: string[]) => [name: string, order: bigint | null][]

/** The same order, worked out once for each list of classes. */
export function memoisedOrder(getClassOrder: GetClassOrder): GetClassOrder {
  const orderOf = memoise((classes) => getClassOrder(splitClasses(classes)))
  return (classes) => [...orderOf(classes.join(' '))]
}

/** Puts classes in Tailwind 3's order; those without CSS, such as `group`, come first, as Tailwind's Prettier plugin has it. */
export function sortV3(classes: string[], getClassOrder: GetClassOrder): string[] {
  return getClassOrder(classes)
    .sort(([, a], [, z]) => (a === z ? 0 : a === null ? -1 : z === null ? 1 : a < z ? -1 : 1))
    .map(([name]) => name)
}
