import type { Component } from '../ir/types.ts'
import type { Elements } from '../elements/dialect.ts'
import type { Evaluator } from '../constants/evaluate.ts'
import type { Report } from '../problems/report.ts'
import type { DesignSystem } from '../tailwind/design-system.ts'
import type { PrintedOutput } from '../marks/mark.ts'
import type { CompilerOptions } from '../types.ts'

/** What a target works with besides the component. Problems it reports make the whole compilation fail. */
export type EmitContext = {
  /** Name of the output files, without ending. */
  fileName: string
  /** Every part of an interactive element, with how this target writes it. */
  elements: Elements
  evaluator: Evaluator
  report: Report
  design: DesignSystem
  icons: CompilerOptions['icons']
}

export type Emit = (component: Component, context: EmitContext) => Promise<PrintedOutput | null>
