/**
 * Marks in a finished file: where its classes, strings and statements stand, so that whatever a customer may switch
 * (Tailwind version, prefix, direction, quotes, semicolons) is an edit at known places and never a guess.
 */
import type { OutputFile } from '../types.ts'
import type { DesignSystem } from '../tailwind/design-system.ts'
import { splitClasses } from '../tailwind/candidate.ts'
import { scriptsOf } from './scripts.ts'
import { stringsInScript } from './script-strings.ts'
import { marksInSvelteMarkup } from './svelte-statements.ts'
import { stringsInSvelte } from './svelte-strings.ts'
import { templateAttributes } from './template-attributes.ts'
import { statementEndsInTemplate, textsInTemplate } from './template-statements.ts'
import { stringsInTemplate } from './template-strings.ts'
import { statementMarks } from './statements.ts'

/** A string of a file from `start` to `end`, without its quotes, and what its place says about it. */
export type FoundString = {
  start: number
  end: number
  /** Whether it stands where only classes stand, or where anything may. */
  place: 'classes' | 'anything'
  /** Strings of one element share a number; null for data. */
  element: number | null
}

/** A list of classes in the code; `element` tells which lists meet on one element. */
export type ClassList = { start: number; end: number; element: number | null }

type Unmarked = Pick<OutputFile, 'code' | 'language'>

/** Class data named in an expression. */
export const namesClassData = (code: string) => /\b[\w$]*(?:[cC]lass(?:es|Names?)?|[sS]tyles)\b/.test(code)

/**
 * Reads the marks of a file as the targets print it, but for the lists' form in Tailwind CSS 3. `mixed` holds the
 * elements that also get classes from data.
 */
export function readMarks({ code, language }: Unmarked, design: DesignSystem) {
  const scripts = scriptsOf(code, language)
  const mixed = new Set<number>()
  const attributes = language === 'html' || language === 'vue' ? templateAttributes(code, scripts) : []
  const found = [
    ...(language === 'svelte' ? stringsInSvelte(code, mixed) : scripts.flatMap((each) => stringsInScript(each, mixed))),
    ...stringsInTemplate(attributes, mixed),
  ]
  const lists: ClassList[] = found
    .filter(({ start, end, place }) => isClassList(code.slice(start, end), place, design))
    .map(({ start, end, element }) => ({ start, end, element }))
    .sort((a, z) => a.start - z.start)
  const marks = statementMarks(scripts)
  const inMarkup =
    language === 'svelte'
      ? marksInSvelteMarkup(code)
      : { quotes: [], statementEnds: statementEndsInTemplate(attributes), verbatim: textsInTemplate(attributes) }
  const quotes = [...marks.quotes, ...inMarkup.quotes].sort((a, z) => a[0] - z[0])
  const statementEnds = [...marks.statementEnds, ...inMarkup.statementEnds].sort((a, z) => a - z)
  const verbatim = [...marks.verbatim, ...inMarkup.verbatim].sort((a, z) => a[0] - z[0])
  return { lists, mixed, quotes, statementEnds, guards: marks.guards, verbatim }
}

/**
 * Where anything may stand, one plain word such as “flex” may be a word like any other; several, or one with a dash,
 * a colon or a bracket that Tailwind knows, are classes.
 */
function isClassList(text: string, place: FoundString['place'], design: DesignSystem): boolean {
  const names = splitClasses(text)
  if (names.length === 0 || !names.every((name) => design.isKnown(name))) return false
  return place === 'classes' || names.length > 1 || /[-:[(/]/.test(text)
}
