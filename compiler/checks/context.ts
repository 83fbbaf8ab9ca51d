import type { ClassPart, Component, ViewNode } from '../ir/types.ts'
import type { Elements } from '../elements/dialect.ts'
import type { Evaluator } from '../constants/evaluate.ts'
import type { Report } from '../problems/report.ts'
import type { Edit } from '../reword/edits.ts'
import type { DesignSystem } from '../tailwind/design-system.ts'
import type { CompilerOptions } from '../types.ts'
import { stringsOfChoice } from '../ir/class-choice.ts'
import { splitClasses } from '../tailwind/candidate.ts'

/** What a rule looks at, and where it reports. */
export type CheckContext = {
  component: Component
  elements: Elements
  evaluator: Evaluator
  report: Report
  design: DesignSystem
  orderV3: CompilerOptions['orderV3']
  /** What a rule writes otherwise instead of refusing it; the new text is read and checked again. */
  mends: Edit[]
}
export type Check = (context: CheckContext) => void

/** The class strings a part of className may yield. */
export const stringsOf = (part: ClassPart): string[] => partsIn(part).flatMap(({ text }) => text)

/** The strings a part of className may yield, with where each is written. */
const partsIn = (part: ClassPart): { text: string; at: ClassPart }[] => {
  if (part.kind === 'static') return [{ text: part.value, at: part }]
  if (part.kind === 'when') return stringsOfChoice(part).map((text) => ({ text, at: part }))
  return part.options.map((option) => ({ text: option.value, at: { kind: 'static', ...option } }))
}

/** Every class an element may have, with the place to point at. */
export const classesOf = (node: ViewNode): { name: string; part: ClassPart }[] =>
  'classes' in node
    ? node.classes.flatMap((each) =>
        partsIn(each).flatMap(({ text, at }) => splitClasses(text).map((name) => ({ name, part: at }))),
      )
    : []

/** The classes an element may have at once: one set for each string that data or a condition with two sides may give it. */
export function classesByData(node: ViewNode): ReturnType<typeof classesOf>[] {
  if (!('classes' in node)) return [[]]
  return node.classes.reduce<ReturnType<typeof classesOf>[]>(
    (sets, part) => {
      const named = partsIn(part).map(({ text, at }) => splitClasses(text).map((name) => ({ name, part: at })))
      const sides = named.filter((side) => side.length > 0)
      return sides.length === 0 ? sets : sets.flatMap((set) => sides.map((side) => [...set, ...side]))
    },
    [[]],
  )
}

/** The classes an element always has, as one string. */
export const fixedClasses = (node: ViewNode): string =>
  'classes' in node ? node.classes.flatMap(always).join(' ') : ''

/** The same once for each string that data may give the element. */
export const fixedByData = (node: ViewNode): string[] =>
  'classes' in node
    ? node.classes.reduce(
        (sets, part) => {
          const options = part.kind === 'expr' && part.options.length > 0 ? stringsOf(part) : [always(part).join(' ')]
          return sets.flatMap((set) => options.map((option) => `${set} ${option}`))
        },
        [''],
      )
    : ['']

/** What all the strings a part may yield have in common. */
function always(part: ClassPart): string[] {
  const [first = [], ...others] = stringsOf(part).map(splitClasses)
  return first.filter((name) => others.every((other) => other.includes(name)))
}

/** The exact place of a class inside the string it is written in. */
export function placeOf(name: string, part: ClassPart, source: string) {
  const text = source.slice(part.start, part.end)
  const match = new RegExp(`(?<![^\\s'"\`])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![^\\s'"\`])`).exec(text)
  return match ? { start: part.start + match.index, end: part.start + match.index + name.length } : part
}
