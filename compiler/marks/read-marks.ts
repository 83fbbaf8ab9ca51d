/**
 * Marks in a finished file: where its classes, strings and statements stand, so that whatever a customer may switch
 * (Tailwind version, prefix, direction, quotes, semicolons) is an edit at known places and never a guess.
 */
import type { FileMarks, OutputFile } from '../types.ts'
import type { DesignSystem } from '../tailwind/design-system.ts'
import type { ClassData } from './class-data.ts'
import { classListsIn, type ClassList } from './class-lists.ts'
import { scriptsOf } from './scripts.ts'
import { statementMarks } from './statements.ts'
import { marksInSvelteMarkup } from './svelte-statements.ts'
import { templateAttributes } from './template-attributes.ts'
import { statementEndsInTemplate, textsInTemplate } from './template-statements.ts'

/** The marks of a file, but for its classes' form in Tailwind CSS 3. */
export type ReadMarks = Omit<FileMarks, 'classes'> & { lists: ClassList[]; mixed: ClassData }

/**
 * Reads the marks of a file as the targets print it.
 *
 * @returns places in UTF-16 units and in order; `mixed` holds the elements that also get classes from data
 * @throws SyntaxError when a script of the file does not parse
 */
export function readMarks(file: Pick<OutputFile, 'code' | 'language'>, design: DesignSystem): ReadMarks {
  const { code, language } = file
  const scripts = scriptsOf(code, language)
  const attributes = language === 'html' || language === 'vue' ? templateAttributes(code, scripts) : []
  const marks = statementMarks(scripts)
  const inMarkup =
    language === 'svelte'
      ? marksInSvelteMarkup(code)
      : { quotes: [], statementEnds: statementEndsInTemplate(attributes), verbatim: textsInTemplate(attributes) }
  return {
    ...classListsIn(file, scripts, attributes, design),
    quotes: [...marks.quotes, ...inMarkup.quotes].sort((a, z) => a[0] - z[0]),
    statementEnds: [...marks.statementEnds, ...inMarkup.statementEnds].sort((a, z) => a - z),
    guards: marks.guards,
    verbatim: [...marks.verbatim, ...inMarkup.verbatim].sort((a, z) => a[0] - z[0]),
  }
}
