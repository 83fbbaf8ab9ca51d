import type { Component } from '../ir/types.ts'
import type { Evaluator } from '../constants/evaluate.ts'
import type { Report } from '../problems/report.ts'
import type { DesignSystem } from '../tailwind/design-system.ts'

export type CheckContext = { component: Component; evaluator: Evaluator; report: Report; design: DesignSystem }
export type Check = (context: CheckContext) => void

const checks: readonly Check[] = []

/** Runs every rule that looks at a whole component. */
export function runChecks(context: CheckContext) {
  for (const check of checks) check(context)
}
