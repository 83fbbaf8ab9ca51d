import type { OutputFile } from '../types.ts'
import type { DesignSystem } from '../tailwind/design-system.ts'
import { splitClasses } from '../tailwind/candidate.ts'
import { stringsInScript } from './script-strings.ts'
import type { ClassData } from './class-data.ts'
import type { Script } from './scripts.ts'
import type { MarkedString } from './string.ts'
import { stringsInSvelte } from './svelte-strings.ts'
import type { TemplateAttribute } from './template-attributes.ts'
import { stringsInTemplate } from './template-strings.ts'

/** A list of classes in the code; `element` tells which lists meet on one element. */
export type ClassList = Omit<MarkedString, 'place'>

/**
 * Finds the lists of classes of a printed file.
 *
 * @param scripts its scripts, and `attributes` those of its template
 * @returns the lists in order; `mixed` holds the elements that also get classes from data
 */
export function classListsIn(
  { code, language }: Pick<OutputFile, 'code' | 'language'>,
  scripts: readonly Script[],
  attributes: readonly TemplateAttribute[],
  design: DesignSystem,
): { lists: ClassList[]; mixed: ClassData } {
  const mixed: ClassData = new Map()
  const strings = [
    ...(language === 'svelte' ? stringsInSvelte(code, mixed) : scripts.flatMap((each) => stringsInScript(each, mixed))),
    ...stringsInTemplate(attributes, mixed),
  ]
  const lists = strings
    .filter(({ start, end, place }) => isClassList(code.slice(start, end), place, design))
    .map(({ place: _, ...list }) => list)
    .sort((a, z) => a.start - z.start)
  return { lists, mixed }
}

/**
 * Where anything may stand, one plain word such as “flex” may be a word like any other; several, or one with a dash,
 * a colon or a bracket that Tailwind knows, are classes.
 */
function isClassList(text: string, place: MarkedString['place'], design: DesignSystem): boolean {
  const names = splitClasses(text)
  if (names.length === 0 || !names.every((name) => design.isKnown(name))) return false
  return place === 'classes' || names.length > 1 || /[-:[(/]/.test(text)
}
