import type { Replacement } from '../../edits/replacements.ts'
import { defined } from '../../defined.ts'
import { edit } from '../../snippet/draft.ts'
import { printDrawing, printSvg, svgAround } from './drawing.ts'
import { componentOf, importPaths, type IconPart } from './icon.ts'
import { drawingOf, type IconPlace, type Icons, type Template } from './kit.ts'
import type { ButtonDesign } from './options.ts'
import { partsOf, templateParts } from './source.ts'

/** An icon in a template: its element, and its classes without their quotes. */
type Place = { part: IconPart; element: [start: number, end: number]; list: { start: number; end: number } }

/** Puts the icons of a design in place of a template's: names where they are imported, drawings where they are drawn. */
export function iconsIn(
  template: Template,
  design: ButtonDesign,
  { icons, classes }: { icons: Icons; classes: readonly (string | null)[] },
): Replacement[] {
  const parts = partsOf(design)
  const isImporting = template.language === 'tsx' || template.language === 'vue'
  const paths = importPaths(parts)
  const drawn = ({ part, element: [start, end], list }: Place): Replacement[] => {
    const condition = /v-else(?= )|x-show="[^"]*"/.exec(template.code.slice(start, list.start))?.[0] ?? ''
    const [before, after] = printSvg({
      ...svgAround(parts[part], { solid: parts.set, condition, language: template.language }),
      classes: classes[template.marks.classes.findIndex((mark) => mark.start === list.start)] ?? '',
      drawing: drawingOf(icons, parts[part], parts.set),
      indent: start - (template.code.lastIndexOf('\n', start) + 1),
      language: template.language,
    })
    return [
      { start, end: list.start, text: before },
      { start: list.end, end, text: after },
    ]
  }
  if (!isImporting) {
    return template.icons.flatMap((place) =>
      parts[place.part].includes('/') ? drawn(elementOf(template, place)) : redrawn(template, place, { parts, icons }),
    )
  }
  return componentsIn(template).flatMap((place) => {
    const [start] = place.element
    const name = { start: start + 1, end: start + 1 + `${templateNames[place.part]}Icon`.length }
    return paths[place.part] === null ? drawn(place) : [{ ...name, text: componentOf(parts[place.part]) }]
  })
}

const templateNames: Record<IconPart, string> = {
  start: templateParts.start,
  end: templateParts.end,
  chevron: templateParts.chevron,
}

/** Each icon of a file that imports them. */
function componentsIn({ code, marks }: Template): Place[] {
  return [...code.matchAll(/<(\w+)Icon [^>]*\/>/g)].map((found) => {
    const part = defined(
      (Object.keys(templateNames) as IconPart[]).find((each) => templateNames[each] === found[1]),
      `The part of a button with ${found[0]}`,
    )
    const element: Place['element'] = [found.index, found.index + found[0].length]
    return { part, element, list: listWithin(marks.classes, element) }
  })
}

/** The whole element of an icon that is drawn in the markup. */
function elementOf({ code, marks }: Template, { part, viewBox, body }: IconPlace): Place {
  const end = code.indexOf('</svg>', body[1]) + '</svg>'.length
  const element: Place['element'] = [code.lastIndexOf('<svg', viewBox[0]), end]
  return { part, element, list: listWithin(marks.classes, element) }
}

const listWithin = (lists: readonly Place['list'][], [from, to]: Place['element']) =>
  defined(
    lists.find(({ start, end }) => start > from && end < to),
    'The list of classes of an icon',
  )

type Parts = ReturnType<typeof partsOf>

/** Another drawing of the same set, in the element that is there. */
function redrawn(
  { code, language }: Template,
  { part, viewBox, body: [start, end] }: IconPlace,
  { parts, icons }: { parts: Parts; icons: Icons },
): Replacement[] {
  const indent = code.slice(start, end).search(/[^ \t]|$/)
  const side = parts.set === '16/solid' ? 16 : 20
  return [
    { start: viewBox[0], end: viewBox[1], text: `0 0 ${side} ${side}` },
    { start, end, text: printDrawing(drawingOf(icons, parts[part], parts.set), indent, language) },
  ]
}

/** The line that imports a template's icons becomes one for each place they come from; it goes where none is imported. */
export function withImports(template: Template, design: ButtonDesign): Template {
  const { code, marks } = template
  const [line] = [...code.matchAll(/import \{ [^}]+ \} from '(@heroicons\/\w+)\/20\/solid'\n/g)]
  if (!line) return template
  const parts = partsOf(design)
  const paths = importPaths(parts)
  const used = componentsIn(template).map(({ part }) => part)
  const lines = [...new Set(used.map((part) => paths[part]))]
    .filter((path) => path !== null)
    .toSorted()
    .map((path) => {
      const names = used.filter((part) => paths[part] === path).map((part) => componentOf(parts[part]))
      return `import { ${[...new Set(names)].sort().join(', ')} } from '${line[1]}/${path}'\n`
    })
  const end = line.index + line[0].length
  // What only held this line goes with it: the blank line below, or a script without anything else in it.
  const isAlone = lines.length === 0 && /^(?:<script[^>]*>\n)?$/.test(code.slice(0, line.index))
  const range = isAlone
    ? {
        start: 0,
        end: end + defined(/^(?:<\/script>\n)?\n/.exec(code.slice(end)), 'The blank line below the imports')[0].length,
      }
    : { start: line.index, end }
  const bare = without(marks, range)
  const edited = edit({ code, highlighted: '', marks: bare }, [{ ...range, text: lines.join('') }])
  return { ...template, code: edited.code, marks: withLines(edited.marks, range.start, lines) }
}

type Marks = Template['marks']

const without = (marks: Marks, { start, end }: { start: number; end: number }): Marks => {
  const isOutside = (at: number) => at < start || at >= end
  return {
    ...marks,
    quotes: marks.quotes.filter(([open]) => isOutside(open)),
    statementEnds: marks.statementEnds.filter(isOutside),
  }
}

/** Marks what stands in lines of imports: their quotes, and where they end. */
function withLines(marks: Marks, from: number, lines: readonly string[]): Marks {
  const quotes = [...marks.quotes]
  const statementEnds = [...marks.statementEnds]
  let at = from
  for (const text of lines) {
    quotes.push([at + text.indexOf("'"), at + text.lastIndexOf("'")])
    statementEnds.push(at + text.length - 1)
    at += text.length
  }
  return {
    ...marks,
    quotes: quotes.toSorted(([a], [z]) => a - z),
    statementEnds: statementEnds.toSorted((a, z) => a - z),
  }
}
