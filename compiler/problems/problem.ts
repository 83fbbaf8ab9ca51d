import type { Code } from './codes.ts'

export type Severity = 'error' | 'warning'

/** Something the author must change (error) or should look at (warning). Lines and columns count from 1. */
export type Problem = {
  code: Code
  severity: Severity
  message: string
  help?: string
  file: string
  line: number
  column: number
  endLine?: number
  endColumn?: number
  /** The lines around the place, with carets under it. */
  frame: string
}

/** A place in the source: UTF-16 offsets, end exclusive. Every syntax node is one. */
export type Span = { start: number; end: number }
