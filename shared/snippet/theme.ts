/** The colours that a snippet's classes name and a fresh project does not know. */
import { parseColor } from '../color/parse.ts'
import { toHex } from '../color/rgb.ts'
import { tailwindColors } from '../color/tailwind-colors.ts'
import { itemAt } from '../defined.ts'
import { type Family, type Palette, perStep, type Ramp, steps } from '../recolor/palette.ts'
import type { SnippetStyle } from './style.ts'

/** What a project must say once, so that a snippet has its colours there. */
export type SnippetTheme = {
  /** Names that the snippet uses and the theme brings: "brand-*", "--brand-*". */
  names: string[]
  /** What to paste, and where it goes. */
  code: string
  fileName: 'your CSS' | 'tailwind.config.js'
  /** The same for all snippets that need the same theme, and for no others. */
  key: string
}

type Notation = Pick<SnippetStyle, 'names' | 'ramps' | 'tailwind'>

/** The palette with its colours named the way a style says: a customer's own, and any where roles name them. */
export function namedPalette({ primary, secondary }: Palette, style: Notation): Palette {
  return { primary: named(primary, 'primary', style), secondary: named(secondary, 'secondary', style) }
}

function named<Colors extends Family | Ramp>(colors: Colors, role: keyof Palette, style: Notation): Colors | Ramp {
  const as = style.ramps === 'theme' ? 'theme' : (`variables-${style.tailwind}` as const)
  if (typeof colors === 'object') return { ...colors, as, ...(style.names === 'roles' && { name: role }) }
  if (style.names !== 'roles') return colors
  const values = tailwindColors[colors as Family]
  return { name: role, colors: perStep((_, index) => itemAt(values, index)), as, family: colors as Family }
}

/**
 * The theme that all snippets of a palette need together.
 *
 * @returns null where their colours are in every project
 */
export function paletteTheme(palette: Palette, style: Notation): SnippetTheme | null {
  const ramps = rampsOf(palette, style)
  return ramps.length > 0 ? themeWith(ramps, ramps, style) : null
}

/**
 * The theme that a finished snippet needs. It holds all colours of the palette that Tailwind CSS lacks, also where this
 * snippet uses one of two, so that it is pasted once.
 *
 * @param code the finished code
 * @returns null where the code's colours are in every project
 */
export function themeOf(code: string, palette: Palette, style: Notation): SnippetTheme | null {
  const ramps = rampsOf(palette, style)
  const used = ramps.filter(({ name }) => namesStepOf(name, code))
  return used.length > 0 ? themeWith(ramps, used, style) : null
}

const atStep = /(?:50|[1-9]00|950)(?!\d)/y

/** Whether a class names a step of a ramp. Names are of customers, so that an expression made of one is read once only. */
function namesStepOf(name: string, code: string): boolean {
  const start = `-${name}-`
  for (let at = code.indexOf(start); at >= 0; at = code.indexOf(start, at + 1)) {
    atStep.lastIndex = at + start.length
    if (atStep.test(code)) return true
  }
  return false
}

/** The colours that Tailwind CSS lacks, each once. */
function rampsOf(palette: Palette, style: Notation): Ramp[] {
  const { primary, secondary } = namedPalette(palette, style)
  const ramps = [primary, secondary].filter((colors) => typeof colors === 'object')
  return ramps.filter(({ name }, at) => ramps.findIndex((other) => other.name === name) === at)
}

function themeWith(ramps: readonly Ramp[], named: readonly Ramp[], style: Notation): SnippetTheme {
  const written = write(ramps, style)
  const prefix = style.ramps === 'variables' ? '--' : ''
  return { ...written, names: named.map(({ name }) => `${prefix}${name}-*`), key: keyOf(written.code) }
}

function write(
  ramps: readonly Ramp[],
  { ramps: notation, tailwind }: Notation,
): Pick<SnippetTheme, 'code' | 'fileName'> {
  if (notation === 'variables') return { fileName: 'your CSS', code: `:root {\n${lines(ramps, '  --', tailwind)}\n}\n` }
  if (tailwind === 'v4') return { fileName: 'your CSS', code: `@theme {\n${lines(ramps, '  --color-', tailwind)}\n}\n` }
  const families = ramps.map(({ name, colors }) => {
    const values = steps.map((step) => `          ${step}: '${valueIn(tailwind, colors[step])}',`).join('\n')
    return `        ${/^[a-z][a-z0-9]*$/.test(name) ? name : `'${name}'`}: {\n${values}\n        },\n`
  })
  return {
    fileName: 'tailwind.config.js',
    code: `module.exports = {\n  theme: {\n    extend: {\n      colors: {\n${families.join('')}      },\n    },\n  },\n}\n`,
  }
}

const lines = (ramps: readonly Ramp[], start: string, tailwind: SnippetStyle['tailwind']) =>
  ramps
    .map(({ name, colors }) =>
      steps.map((step) => `${start}${name}-${step}: ${valueIn(tailwind, colors[step])};`).join('\n'),
    )
    .join('\n\n')

/** Version 3 can thin no colour in oklch(). */
const valueIn = (tailwind: SnippetStyle['tailwind'], color: string) =>
  tailwind === 'v3' ? toHex(parseColor(color)) : color

/** A short name of a text (FNV-1a, 32 bits): it tells themes of one person apart, and keeps no secret. */
function keyOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
