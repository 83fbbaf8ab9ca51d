import type { Component } from '../../ir/types.ts'
import { walk } from '../../parse/ast.ts'
import { classStrings, textOfString } from '../../tailwind/class-strings.ts'
import { parseCandidate, splitClasses } from '../../tailwind/candidate.ts'
import { parseStateVariant } from '../../tailwind/state-variant.ts'
import type { Report } from '../../problems/report.ts'

/** Classes in data may end up on any part, so that no variant says what their states are here (E499). */
export function checkDataClasses(component: Component, report: Report) {
  const inMarkup = new Set<unknown>()
  walk(component.parsed.program, (node) => {
    if (node.type === 'JSXAttribute') walk(node, (inner) => void inMarkup.add(inner))
  })
  for (const node of classStrings(component.parsed)) {
    if (inMarkup.has(node)) continue
    const variant = splitClasses(textOfString(node) ?? '')
      .flatMap((name) => parseCandidate(name).variants)
      .find((each) => parseStateVariant(each))
    if (variant)
      report.add('E499', node, `“${variant}:” cannot stand in data`, 'write classes for states where the element is')
  }
}
