import type { Attribute } from '../icons/draw.ts'
import { isHeroicon, type SolidPath, svgAttributes } from './icon.ts'

/** Width of a line, as the compiler prints. */
const width = 120

const camel = (name: string) =>
  name.startsWith('aria-') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** An attribute as JSX has it: names in one word, numbers as numbers. */
export const jsxAttribute = ([name, value]: Attribute) =>
  /^\d+(\.\d+)?$/.test(value) ? `${camel(name)}={${value}}` : `${camel(name)}="${value}"`
const markupAttribute = ([name, value]: Attribute) => `${name}="${value}"`

/** The shapes of an icon as JSX has them: names of attributes in one word, a space before each end. */
export const jsxShapes = (drawing: string) =>
  drawing.replace(/ ([a-z]+(?:-[a-z]+)+)=/g, (_, name: string) => ` ${camel(name)}=`).replace(/\s*\/>/g, ' />')

/** The shapes of an icon as the compiler writes them: one a line, broken where the printer of the language would. */
export function printDrawing(drawing: string, indent: number, language: string): string {
  const space = ' '.repeat(indent)
  const shapes = language === 'tsx' ? jsxShapes(drawing) : drawing
  return [...shapes.matchAll(/<(\w+)([^>]*?)\s*\/>/g)]
    .map(([, tag, attributes = '']) => {
      const line = `${space}<${tag}${attributes} />`
      const each = [...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => `${space}  ${attribute}`)
      // In HTML a path stays on its line, and JSX does not break before what is alone.
      const stays = language === 'html' || (language === 'tsx' && each.length === 1)
      return stays || line.length <= width ? line : [`${space}<${tag}`, ...each, `${space}/>`].join('\n')
    })
    .join('\n')
}

type Element = {
  /** What stands before its classes and after them; the classes stand between the two parts of what is answered. */
  before: readonly string[]
  classes: string
  after: readonly string[]
  drawing: string
  indent: number
  language: string
}

/** An svg element as the compiler writes it, in two parts: up to its classes, and after them. */
export function printSvg({ before, classes, after, drawing, indent, language }: Element): [string, string] {
  const opening = ['<svg', ...before, language === 'tsx' ? 'className="' : 'class="']
  const space = ' '.repeat(indent)
  const isShort = `${space}${opening.join(' ')}${classes}${['"', ...after].join(' ')}>`.length <= width
  const gap = isShort ? ' ' : `\n${space}  `
  const end = isShort ? '>' : `\n${space}>`
  const inside = `${printDrawing(drawing, indent + 2, language)}\n${space}</svg>`
  return [opening.join(gap), `${['"', ...after].join(gap)}${end}\n${inside}`]
}

const hidden = 'aria-hidden="true"'

/**
 * The attributes of an svg element on both sides of its classes. A Heroicon stands there as its package gives it, any
 * other as the author of the source wrote it.
 */
export function svgAround(
  ref: string,
  { solid, condition, language }: { solid: SolidPath; condition: string; language: string },
): { before: string[]; after: string[] } {
  const own = svgAttributes(ref, solid)
  const first = condition ? [condition] : []
  if (language === 'tsx' || language === 'vue' || !isHeroicon(ref)) {
    const written = own.map(language === 'tsx' ? jsxAttribute : markupAttribute)
    return { before: [...first, hidden, ...written], after: [] }
  }
  const order = ['fill', 'viewBox', 'stroke-width', 'stroke']
  const isLine = own.some(([name]) => name === 'stroke')
  const given = isLine ? own.toSorted(([a], [z]) => order.indexOf(a) - order.indexOf(z)) : own
  const written = given.map(markupAttribute)
  return { before: first, after: language === 'html' ? [...written, hidden] : [hidden, ...written] }
}
