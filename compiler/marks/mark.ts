import type { Component } from '../ir/types.ts'
import type { Report } from '../problems/report.ts'
import type { DesignSystem } from '../tailwind/design-system.ts'
import { splitClasses } from '../tailwind/candidate.ts'
import { classListToV3, setupV3 } from '../tailwind-v3/index.ts'
import type { CompilerOptions, Output, OutputFile } from '../types.ts'
import { readMarks } from './read-marks.ts'

/** An output as a target prints it, before its files are marked. */
export type PrintedOutput = Omit<Output, 'files' | 'setupV3'> & {
  files: [PrintedFile, ...PrintedFile[]]
}
type PrintedFile = Omit<OutputFile, 'marks'>

type Context = {
  component: Component
  report: Report
  design: DesignSystem
  orderV3: CompilerOptions['orderV3']
}

/** Marks the files of an output and works out their classes for Tailwind CSS 3; a class without a form is E430. */
export function markOutput(output: PrintedOutput, context: Context): Output {
  const used = new Set<string>()
  const marked = (file: PrintedFile): OutputFile => {
    const { lists, mixed, ...marks } = readMarks(file, context.design)
    const onElement = Map.groupBy(lists, ({ element }) => element)
    const namesOf = (element: number | null) =>
      (onElement.get(element) ?? []).flatMap(({ start, end }) => splitClasses(file.code.slice(start, end)))
    const classes = lists.map(({ start, end, element }) => {
      const text = file.code.slice(start, end)
      const all = element === null ? undefined : [...namesOf(element), ...(mixed.has(element) ? namesOf(null) : [])]
      const v3 = toV3(text, all, context)
      for (const name of splitClasses(v3)) used.add(name)
      return { start, end, v3 }
    })
    return { ...file, marks: { classes, ...marks } }
  }
  const [first, ...others] = output.files
  const files: Output['files'] = [marked(first), ...others.map(marked)]
  return { ...output, files, setupV3: setupV3(used) }
}

function toV3(text: string, element: string[] | undefined, { component, report, orderV3 }: Context): string {
  if (!orderV3) return text
  const mapping = classListToV3(text, { ...(element ? { element } : {}), getClassOrder: orderV3 })
  if (mapping.ok) return mapping.classes
  for (const { className, reason, help } of mapping.problems) {
    const start = component.parsed.source.indexOf(className)
    const place = start < 0 ? { start: 0, end: 0 } : { start, end: start + className.length }
    report.add('E430', place, reason, help)
  }
  return text
}
