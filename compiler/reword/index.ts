import { parse, type Parsed } from '../parse/parse.ts'
import type { Report } from '../problems/report.ts'
import { withoutClassTemplates } from './class-templates.ts'
import { applyEdits, placeBefore, type Edit } from './edits.ts'
import { namedDisplayValues } from './display-values.ts'
import { exportedAtOnce, namedFunctions } from './functions.ts'
import { oneId } from './ids.ts'
import { importsOf, reactImport } from './imports.ts'
import { withoutMemo } from './memo.ts'
import { writtenIn } from './names.ts'
import { inlinedParts } from './parts.ts'
import { withoutReactNamespace } from './react-namespace.ts'
import { withoutReducers } from './reducer.ts'
import { withoutRunes } from './reserved-names.ts'

/** What is written otherwise in a source, in the order of its places; nothing where it may stay. */
export type Rewording = (parsed: Parsed, report: Report) => Edit[]

/** A source in other words, and where each of its places was in the author's. */
export type Reworded = { parsed: Parsed; placeOf: (offset: number) => number }

const rewordings: readonly Rewording[] = [
  withoutReactNamespace,
  exportedAtOnce,
  withoutClassTemplates,
  namedFunctions,
  withoutMemo,
  withoutReducers,
  withoutRunes,
  inlinedParts,
  namedDisplayValues,
  oneId,
]
/** Parts in parts take several goes, and come to an end. */
const mostGoes = 12

/**
 * Says in the words of the subset what authors write otherwise and mean the same by. React gets these words as well,
 * so that all flavours are made of one source.
 *
 * @param placeOf where a place of the text that is read stands in the author's source
 * @returns null after a problem, which the report tells
 */
export function reword(written: Parsed, report: Report, placed: (placeOf: Reworded['placeOf']) => void): Parsed | null {
  let parsed = written
  let placeOf: Reworded['placeOf'] = (offset) => offset
  const change = (edits: readonly Edit[]): boolean => {
    const before = placeOf
    placeOf = (offset) => before(placeBefore(edits, offset))
    placed(placeOf)
    const next = parse(applyEdits(edits, parsed.source), report)
    if (next) parsed = next
    return next !== null
  }
  // What one says otherwise may be for another one: a function within a part, once that stands in the component.
  for (let goes = 0, before: Parsed | null = null; before !== parsed && goes < mostGoes; goes++) {
    before = parsed
    for (const rewording of rewordings) {
      const edits = rewording(parsed, report)
      if (report.hasErrors() || (edits.length > 0 && !change(edits))) return null
    }
  }
  if (parsed === written) return written
  const unused = unusedImports(parsed, namesUsedIn(written))
  return unused.length > 0 && !change(unused) ? null : parsed
}

/** Imports of React that only the author's words needed. */
function unusedImports({ program, source }: Parsed, before: ReadonlySet<string>): Edit[] {
  const used = namesUsedIn({ program })
  const names = importsOf(program).flatMap((each) =>
    each.source.value === 'react' ? each.specifiers.map(({ local }) => local.name) : [],
  )
  const dropped = names.filter((name) => before.has(name) && !used.has(name))
  return dropped.length > 0 ? reactImport(program, { dropped }, source) : []
}

/** The names that stand anywhere but in imports. */
function namesUsedIn({ program }: Pick<Parsed, 'program'>): Set<string> {
  const statements = program.body.filter(({ type }) => type !== 'ImportDeclaration')
  return new Set(statements.flatMap((statement) => [...writtenIn(statement)]))
}
