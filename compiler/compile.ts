import { createEvaluator, type Evaluator } from './constants/evaluate.ts'
import { elements } from './elements/index.ts'
import { runChecks } from './checks/index.ts'
import type { Component } from './ir/types.ts'
import { parse, type Parsed } from './parse/parse.ts'
import { applyEdits, inOrder, placeBefore, type Edit } from './reword/edits.ts'
import { reword } from './reword/index.ts'
import { readMeta } from './parse/meta.ts'
import { createReport, type Report } from './problems/report.ts'
import { markOutput } from './marks/mark.ts'
import { readFile } from './read/file.ts'
import { emitters } from './targets/index.ts'
import type { EmitContext } from './targets/emit.ts'
import type { DesignSystem } from './tailwind/design-system.ts'
import { targets, type CompileResult, type CompilerOptions, type Output, type Target } from './types.ts'

/** Source to outputs, in order: parse, read, check, emit. Each step reports what it finds; none guesses. */
export async function compileSource(
  text: string,
  file: string,
  options: CompilerOptions,
  design: DesignSystem,
): Promise<CompileResult> {
  // Editors on Windows put a byte-order mark before a text, which is no part of it.
  const source = text.replace(/^\uFEFF/, '')
  let placeOf: PlaceOf = (offset) => offset
  const report = createReport(source, file, (offset) => placeOf(offset))
  const failed = (): CompileResult => ({ ok: false, problems: sorted(report) })

  const written = parse(source, report)
  if (!written) return failed()
  const parsed = reword(written, report, (placed) => (placeOf = placed))
  if (!parsed) return failed()
  const details = readMeta(parsed, report)
  const { orderV3 } = options
  const checked = checkedFile(parsed)
  if (!checked) return failed()
  const { component, evaluator } = checked

  const context: EmitContext = { fileName: baseName(file), elements, evaluator, report, design, icons: options.icons }
  const outputs: Partial<Record<Target, Output>> = {}
  for (const target of targets) {
    try {
      const printed = await emitters[target](component, context)
      if (printed) outputs[target] = markOutput(printed, { component, report, design, orderV3 })
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      // The parser let something pass that the printer's own parser refuses, such as a reserved word as a type.
      const reason = error.message.replace(/\n[\s\S]*$/, '').replace(/ \(\d+:\d+\)$/, '')
      report.add('E001', { start: 0, end: 0 }, `not valid once written for ${target}: ${reason}`)
    }
  }
  if (report.hasErrors()) return failed()
  return {
    ok: true,
    meta: { name: component.name, ...details },
    outputs: outputs as Record<Target, Output>,
    warnings: sorted(report),
  }

  /** Reads and checks a file, again where a check has written something otherwise; null after problems. */
  function checkedFile(text: Parsed, goes = 0): { component: Component; evaluator: Evaluator } | null {
    const component = readFile(text, { icons: options.icons, elements, report })
    if (!component || report.hasErrors()) return null
    const evaluator = createEvaluator(component, report)
    const mends: Edit[] = []
    runChecks({ component, elements, evaluator, report, design, orderV3, mends })
    if (report.hasErrors()) return null
    if (mends.length === 0 || goes === mostGoes) return { component, evaluator }
    const edits = inOrder(mends)
    const before = placeOf
    placeOf = (offset) => before(placeBefore(edits, offset))
    const mended = parse(applyEdits(edits, text.source), report)
    return mended && checkedFile(mended, goes + 1)
  }
}

type PlaceOf = (offset: number) => number

/** What one mend brings about may need another. */
const mostGoes = 3

const sorted = ({ problems }: Report) => problems.toSorted((a, z) => a.line - z.line || a.column - z.column)

/** `components/alerts/dismissible.tsx` is `dismissible`. */
const baseName = (file: string) => file.replace(/^.*[/\\]/, '').replace(/\.[jt]sx?$/, '')
