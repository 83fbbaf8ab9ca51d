import { defined, itemAt } from '../defined.ts'
import { tailwindColors } from '../color/tailwind-colors.ts'
import { colorBook, type ColorRef } from './color-book.ts'
import { keyOfList, type ListNames } from '../list-names.ts'
import { solve } from './keep-contrast.ts'
import type { Pair } from './pairs.ts'
import type { Paint } from './paints.ts'
import { steps, type Family, type Palette, type Ramp } from './palette.ts'
import type { Problem } from './problem.ts'
import { createView } from './view.ts'

/** The theme namespace that Tailwind looks a colour up in before its common one, by the first word of the class. */
const namespaces: Record<string, string> = {
  bg: 'background-color', from: 'background-color', via: 'background-color', to: 'background-color', text: 'text-color',
  placeholder: 'placeholder-color', border: 'border-color', divide: 'divide-color', ring: 'ring-color',
  outline: 'outline-color', fill: 'fill', stroke: 'stroke', accent: 'accent-color',
} // prettier-ignore

/**
 * The theme block a preview's stylesheet needs so that a palette can be laid over it later: each use of a colour gets
 * a variable of its own (`bg-primary-600` reads `--background-color-primary-600`), which single elements may override.
 * Out: CSS for Tailwind CSS v4; it changes no computed colour by itself. Kept as `preview-roles.css`, for importing.
 */
export function roleThemeCss(): string {
  const names = ['primary', 'secondary'].flatMap((family) => steps.map((step) => `${family}-${step}`))
  const lines = [...new Set(Object.values(namespaces))].flatMap((namespace) =>
    [...names, 'white', 'black'].map((name) => `  --${namespace}-${name}: var(--color-${name});`),
  )
  return `/* Generated: vitest run shared/recolor/preview.test.ts -u */\n@theme {\n${lines.join('\n')}\n}\n`
}

/**
 * A palette as overrides of the token colours. Out: one `:root` rule with `--color-primary-50` to `--color-secondary-950`.
 * The values are literal, so it works over any stylesheet compiled with the tokens.
 * Throws a RangeError when a ramp holds something that is not a colour.
 */
export function paletteCss(palette: Palette): string {
  colorBook(palette)
  const lines = (['primary', 'secondary'] as const).flatMap((token) =>
    steps.map((step, index) => `  --color-${token}-${step}: ${valueOf(palette[token], index)};`),
  )
  return `:root {\n${lines.join('\n')}\n}\n`
}

const valueOf = (colors: Family | Ramp, index: number) =>
  typeof colors === 'string' ? itemAt(tailwindColors[colors], index) : colors.colors[itemAt(steps, index)]

/**
 * A palette for the preview of one component, with the same classes solved as in the code the buyer copies.
 * In: the code with tokens of the flavour that the preview runs. Out: the palette's CSS, then per solved class a rule
 * that gives its element, and only it, another value for that use of the colour. Needs `roleThemeCss` in the stylesheet.
 * With names for lists of classes, elements are known by those; without, by the classes themselves.
 */
export function previewCss(code: string, palette: Palette, names?: ListNames): string {
  const problem = solve(code, palette)
  if (problem.choices.size === 0) return paletteCss(palette)
  const selectorOf = names ? selectorByName(names) : selectorByClasses
  const rules = new Set([
    ...[...problem.choices].flatMap(([paint, color]) =>
      rulesOf(problem, paint, color, causesOf(problem, paint), selectorOf),
    ),
    ...unchangedTwins(problem).flatMap((paint) => rulesOf(problem, paint, paint, placesOf(problem, paint), selectorOf)),
  ])
  const variables = new Set(
    [...problem.choices.keys()].map((paint) => `  ${variableOf(paint)}: ${commonValue(paint)};`),
  )
  // An override is for one element; those below it begin anew.
  const reset = `:where(body *) {\n${[...variables].join('\n')}\n}`
  return `${paletteCss(palette)}${reset}\n${[...rules].join('\n')}\n`
}

/** The variable that a colour class reads, once the roles are in the theme: "--text-color-primary-600". */
export const variableOf = (paint: Pick<Paint, 'property' | 'family' | 'index'>) =>
  `--${namespaces[paint.property.replace(/-.*/, '')] ?? 'color'}-${nameOf(paint)}`

const nameOf = ({ family, index }: ColorRef) => (index < 0 ? family : `${family}-${steps[index]}`)
const commonValue = (color: ColorRef) =>
  color.family in tailwindColors ? valueOf(color.family as Family, color.index) : `var(--color-${nameOf(color)})`

/** The rules for a class below each of some surfaces; null stands for anywhere. */
function rulesOf(
  problem: Problem,
  paint: Paint,
  color: ColorRef,
  below: (Paint | null)[],
  selectorOf: (paint: Paint) => string,
): string[] {
  const own = selectorOf(paint)
  const rule = (selector: string, dark: boolean, value: ColorRef) =>
    `${dark ? '.dark ' : ''}${selector} { ${variableOf(paint)}: ${commonValue(value)}; }`
  const contexts = new Set(below.map((surface) => (surface ? `${selectorOf(surface)} ` : '')))
  return [...contexts].flatMap((context) => {
    const selector = context + own
    const twin = problem.inDark.get(paint)
    // A class of the dark theme that names the same colour keeps its own value there.
    const inDark = listOf(paint).paints.find(
      (other) => other.dark && !paint.dark && variableOf(other) === variableOf(paint),
    )
    return [
      rule(selector, paint.dark, color),
      ...(twin ? [rule(selector, true, twin)] : []),
      ...(inDark ? [rule(selector, true, problem.choices.get(inDark) ?? inDark)] : []),
      // What is painted below the element looks its colour up there.
      ...(/[*&]/.test(paint.part) || paint.property === 'divide' ? [rule(`${selector} *`, paint.dark, color)] : []),
    ]
  })
}

const listOf = (paint: Paint) =>
  defined(
    paint.element.lists.find(({ paints }) => paints.includes(paint)),
    `The list of ${paint.word}`,
  )

const wordsOf = (paint: Paint) => keyOfList(listOf(paint).text).split(' ')

/** Elements that have all classes of the list a class stands in. */
const selectorByClasses = (paint: Paint): string => {
  const words = new Set(listOf(paint).text.trim().split(/\s+/))
  return [...words].map((word) => `[class~='${word.replace(/['\\]/g, '\\$&')}']`).join('')
}

/**
 * Elements that wear the name of a list which holds all classes of the list a class stands in; the selector weighs as
 * much as one with those classes would. Throws where no list has them.
 */
const selectorByName = (names: ListNames) => {
  const lists = Object.entries(names).map(([list, name]) => ({ name, classes: new Set(list.split(' ')) }))
  return (paint: Paint): string => {
    const words = wordsOf(paint)
    const [holder, ...others] = lists
      .filter(({ classes }) => words.every((word) => classes.has(word)))
      .map(({ name }) => `.${name}`)
    if (!holder) throw new Error(`No list of the preview has the classes “${words.join(' ')}”.`)
    return (others.length === 0 ? holder : `:is(${[holder, ...others].join()})`).repeat(words.length)
  }
}

/** What lies below a class of other elements and made a change necessary; null where it is needed on any page. */
function causesOf(problem: Problem, paint: Paint): (Paint | null)[] {
  const plain = createView(problem.book)
  const seen = problem.pairsOf(paint).filter((pair) => pair.paint === paint)
  const failed = problem.failing(seen, plain)
  const moved = seen.filter(({ surface }) => surface.layers.some((layer) => problem.choices.has(layer)))
  const causes = new Set([...failed, ...moved].map((pair) => surfaceBelow(pair)))
  return causes.size > 0 ? [...causes] : [null]
}

/** Classes that stay as they are although the same list of classes was solved elsewhere, on another surface. */
function unchangedTwins(problem: Problem): Paint[] {
  const keyOf = (paint: Paint) => `${paint.word} in ${listOf(paint).text}`
  const solved = new Set([...problem.choices.keys()].map(keyOf))
  const all = new Set(problem.pairs.map(({ paint }) => paint))
  return [...all].filter((paint) => !problem.choices.has(paint) && solved.has(keyOf(paint)))
}

/** The surfaces of other elements that a class is seen on. */
const placesOf = (problem: Problem, paint: Paint) =>
  [...new Set(problem.pairsOf(paint).map((pair) => surfaceBelow(pair)))].filter((surface) => surface !== null)

const surfaceBelow = ({ surface, paint }: Pair): Paint | null =>
  surface.layers.findLast(({ element }) => element !== paint.element) ?? null
