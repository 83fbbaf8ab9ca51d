import { readMeta } from './parse/meta.ts'
import { parse } from './parse/parse.ts'
import { createReport } from './problems/report.ts'
import type { Meta } from './types.ts'

/**
 * Reads what a component's first comment says, without compiling it: a thousand take less than a second.
 *
 * @param source the author's TSX
 * @param file its name, for nobody but problems, which are not told here
 * @returns null where the source cannot be parsed or its comment has a problem, which compiling tells
 */
export function readHead(source: string, { file }: { file: string }): Omit<Meta, 'name'> | null {
  const report = createReport(source, file)
  const parsed = parse(source.replace(/^\uFEFF/, ''), report)
  const details = parsed && readMeta(parsed, report)
  return report.hasErrors() ? null : details
}
