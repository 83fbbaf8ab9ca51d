import type { ClassPart, Component, ViewNode } from '../ir/types.ts'
import type { Evaluator } from '../constants/evaluate.ts'
import type { Report } from '../problems/report.ts'
import type { DesignSystem } from '../tailwind/design-system.ts'
import type { CompilerOptions } from '../types.ts'
import { splitClasses } from '../tailwind/candidate.ts'

/** What a rule looks at, and where it reports. */
export type CheckContext = {
  component: Component
  evaluator: Evaluator
  report: Report
  design: DesignSystem
  orderV3: CompilerOptions['orderV3']
}
export type Check = (context: CheckContext) => void

/** The class strings a part of className may yield. */
export const stringsOf = (part: ClassPart): string[] =>
  part.kind === 'static' ? [part.value] : part.kind === 'when' ? [part.yes, part.no] : []

/** Every class an element may have, with the place to point at. */
export const classesOf = (node: ViewNode): { name: string; part: ClassPart }[] =>
  'classes' in node
    ? node.classes.flatMap((part) =>
        stringsOf(part).flatMap((text) => splitClasses(text).map((name) => ({ name, part }))),
      )
    : []

/** The classes an element always has, as one string. */
export const fixedClasses = (node: ViewNode): string =>
  'classes' in node ? node.classes.flatMap((part) => (part.kind === 'static' ? [part.value] : [])).join(' ') : ''

/** The exact place of a class inside the string it is written in. */
export function placeOf(name: string, part: ClassPart, source: string) {
  const text = source.slice(part.start, part.end)
  const match = new RegExp(`(?<![^\\s'"\`])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![^\\s'"\`])`).exec(text)
  return match ? { start: part.start + match.index, end: part.start + match.index + name.length } : part
}
