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
    const ofOtherData = (names: ReadonlySet<string>, own: string) =>
      lists
        .filter(({ data }) => data !== undefined && data !== own && names.has(data))
        .flatMap(({ start, end }) => splitClasses(file.code.slice(start, end)))
    const classes = lists.map(({ start, end, element, data }) => {
      const text = file.code.slice(start, end)
      const elements =
        element !== null
          ? [[...namesOf(element), ...(mixed.has(element) ? namesOf(null) : [])]]
          : [...mixed]
              .filter(([, names]) => data !== undefined && names.has(data))
              .map(([other, names]) => [...splitClasses(text), ...namesOf(other), ...ofOtherData(names, data ?? '')])
      const v3 = toV3(text, elements, context)
      for (const name of splitClasses(v3)) used.add(name)
      return { start, end, v3 }
    })
    return { ...file, marks: { classes, ...marks } }
  }
  const [first, ...others] = output.files
  const files: Output['files'] = [marked(first), ...others.map(marked)]
  return { ...output, files, setupV3: setupV3(used) }
}

/** @param elements every class of each element the list is on: the form that says most is right on all of them */
function toV3(text: string, elements: string[][], { component, report, orderV3 }: Context): string {
  if (!orderV3) return text
  const mappings = (elements.length > 0 ? elements : [splitClasses(text)]).map((element) =>
    classListToV3(text, { element, getClassOrder: orderV3 }),
  )
  const forms = mappings.flatMap((mapping) => (mapping.ok ? [mapping.classes] : []))
  const problems = mappings.flatMap((mapping) => (mapping.ok ? [] : mapping.problems))
  if (problems.length === 0) return forms.reduce((most, form) => (form.length > most.length ? form : most))
  for (const { className, reason, help } of problems) {
    const start = component.parsed.source.indexOf(className)
    const place = start < 0 ? { start: 0, end: 0 } : { start, end: start + className.length }
    report.add('E430', place, reason, help)
  }
  return text
}
