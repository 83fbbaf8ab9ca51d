import type { Component, ViewNode } from '../ir/types.ts'
import type { JSXChild } from '../parse/ast.ts'
import type { Elements } from '../elements/dialect.ts'
import type { Report } from '../problems/report.ts'

/** What the readers of markup work with. */
export type ReadContext = {
  component: Omit<Component, 'root'>
  report: Report
  elements: Elements
  /** Reads what stands in an element. */
  children(children: JSXChild[]): ViewNode[]
}
