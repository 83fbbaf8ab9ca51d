import type { Replacement } from '../../edits/replacements.ts'
import { itemAt } from '../../defined.ts'
import { edit, type Draft } from '../../snippet/draft.ts'
import { classesOf } from './classes.ts'
import { iconsIn, withImports } from './fill-icons.ts'
import type { Icons, Template, Vocabulary } from './kit.ts'
import { type ButtonDesign, segmentNames, settled } from './options.ts'
import { escapeText, templateParts } from './source.ts'
import { orderClasses } from './vocabulary.ts'

/**
 * Fills a template with what a design chose: classes for both versions of Tailwind CSS, words, icons. The colours stay
 * tokens, as in a file of the catalogue.
 */
export function fillTemplate(
  whole: Template,
  given: ButtonDesign,
  { vocabulary, icons }: { vocabulary: Vocabulary; icons: Icons },
): Draft {
  const design = settled(given)
  const template = withImports(whole, design)
  const classes = classesOf(design)
  const lists = template.roles.map((role) => role && orderClasses(classes[role], vocabulary))
  const marks = {
    ...template.marks,
    classes: template.marks.classes.map((mark, index) => ({ ...mark, v3: lists[index]?.v3 ?? mark.v3 })),
  }
  const replacements = [
    ...marks.classes.flatMap(({ start, end }, index) => {
      const list = lists[index]
      return list ? [{ start, end, text: list.v4 }] : []
    }),
    ...wordsIn(template.code, design),
    ...iconsIn(template, design, { icons, classes: lists.map((list) => list && list.v4) }),
  ].sort((a, z) => a.start - z.start)
  return edit({ code: template.code, highlighted: '', marks }, replacements)
}

function wordsIn(code: string, design: ButtonDesign): Replacement[] {
  if (design.group !== 'segmented') return everywhere(code, templateParts.label, escapeText(design.label))
  const before = segmentNames('')
  return segmentNames(design.label).flatMap((name, index) => everywhere(code, itemAt(before, index), name))
}

function everywhere(code: string, from: string, to: string): Replacement[] {
  const found = [...code.matchAll(new RegExp(`\\b${from}\\b`, 'g'))]
  return found.map(({ index }) => ({ start: index, end: index + from.length, text: to }))
}
