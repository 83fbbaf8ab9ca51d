import type { Replacement } from '../../edits/replacements.ts'
import { edit, type Draft } from '../../snippet/draft.ts'
import { classesOf } from './classes.ts'
import { drawingOf, type IconPlace, type Icons, type Template, type Vocabulary } from './kit.ts'
import { type ButtonDesign, segmentNames, settled } from './options.ts'
import { escapeText, partsOf, templateParts } from './source.ts'
import { printDrawing } from './drawing.ts'
import { written } from './vocabulary.ts'

/**
 * Fills a template with what a design chose: classes for both versions of Tailwind CSS, words, icons. The colours stay
 * tokens, as in a file of the catalogue.
 */
export function fillTemplate(
  template: Template,
  given: ButtonDesign,
  { vocabulary, icons }: { vocabulary: Vocabulary; icons: Icons },
): Draft {
  const design = settled(given)
  const classes = classesOf(design)
  const lists = template.roles.map((role) => role && written(classes[role], vocabulary))
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
    ...namesIn(template.code, design),
    ...template.icons.flatMap((place) => drawingIn(template, place, design, icons)),
  ].sort((a, z) => a.start - z.start)
  return edit({ code: template.code, highlighted: '', marks }, replacements)
}

function wordsIn(code: string, design: ButtonDesign): Replacement[] {
  if (design.group !== 'segmented') return everywhere(code, templateParts.label, escapeText(design.label))
  const before = segmentNames('')
  return segmentNames(design.label).flatMap((name, index) => everywhere(code, before[index]!, name))
}

/** Names of icon components, where they are used and where they are imported. */
function namesIn(code: string, design: ButtonDesign): Replacement[] {
  const parts = partsOf(design)
  const names: Record<string, string> = {
    [`${templateParts.start}Icon`]: `${parts.start}Icon`,
    [`${templateParts.end}Icon`]: `${parts.end}Icon`,
  }
  const [line] = [...code.matchAll(/import \{ ([^}]+) \} from '@heroicons\/\w+\/(20\/solid)'/g)]
  if (!line) return []
  const imported = [...new Set(line[1]!.split(', ').map((name) => names[name] ?? name))].sort().join(', ')
  const from = line.index + 'import { '.length
  const set = line.index + line[0].lastIndexOf(line[2]!)
  const used = [...code.matchAll(/(?<=<)\w+Icon\b/g)].filter(({ 0: name }) => name in names)
  return [
    { start: from, end: from + line[1]!.length, text: imported },
    { start: set, end: set + line[2]!.length, text: parts.set },
    ...used.map(({ index, 0: name }) => ({ start: index, end: index + name.length, text: names[name]! })),
  ]
}

function drawingIn({ code, language }: Template, place: IconPlace, design: ButtonDesign, icons: Icons): Replacement[] {
  const parts = partsOf(design)
  const name = place.part === 'chevron' ? 'ChevronDown' : parts[place.part]
  const [start, end] = place.body
  const indent = /^[ \t]*/.exec(code.slice(start, end))![0].length
  const side = parts.set === '16/solid' ? 16 : 20
  return [
    { start: place.viewBox[0], end: place.viewBox[1], text: `0 0 ${side} ${side}` },
    { start, end, text: printDrawing(drawingOf(icons, name, parts.set), indent, language) },
  ]
}

function everywhere(code: string, from: string, to: string): Replacement[] {
  const found = [...code.matchAll(new RegExp(`\\b${from}\\b`, 'g'))]
  return found.map(({ index }) => ({ start: index, end: index + from.length, text: to }))
}
