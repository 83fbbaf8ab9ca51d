import { createEvaluator } from './constants/evaluate.ts'
import { elements } from './elements/index.ts'
import { runChecks } from './checks/index.ts'
import { withoutClassTemplates } from './parse/class-templates.ts'
import { parse } from './parse/parse.ts'
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
  let placeOf = (offset: number) => offset
  const report = createReport(source, file, (offset) => placeOf(offset))
  const failed = (): CompileResult => ({ ok: false, problems: sorted(report) })

  const written = parse(source, report)
  if (!written) return failed()
  const reworded = withoutClassTemplates(written)
  if (reworded) placeOf = reworded.placeOf
  const parsed = reworded ? parse(reworded.source, report) : written
  if (!parsed) return failed()
  const details = readMeta(parsed, report)
  const component = readFile(parsed, { icons: options.icons, elements, report })
  if (!component || report.hasErrors()) return failed()
  const evaluator = createEvaluator(component, report)
  const { orderV3 } = options
  runChecks({ component, elements, evaluator, report, design, orderV3 })
  if (report.hasErrors()) return failed()

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
}

const sorted = ({ problems }: Report) => problems.toSorted((a, z) => a.line - z.line || a.column - z.column)

/** `components/alerts/dismissible.tsx` is `dismissible`. */
const baseName = (file: string) => file.replace(/^.*[/\\]/, '').replace(/\.[jt]sx?$/, '')
