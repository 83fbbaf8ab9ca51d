import { hslToRgb } from '../color/hsl.ts'
import { parseColor } from '../color/parse.ts'
import { toHex } from '../color/rgb.ts'
import { steps, type Ramp } from './palette.ts'
import { isRampName, rampOf } from './ramp-code.ts'

const color = String.raw`#[\da-f]{3,8}\b|(?:oklch|rgba?|hsla?)\([^)]*\)`
/** What opens a family: "brand: {", "'brand': {" or "$brand: (". */
const opening = String.raw`['"$]?(?<family>[a-z][\w-]*)['"]?\s*[:=]\s*[{(]`
/** A step with its colour: "500: #…", "--color-brand-500: #…", "$brand-500: #…". */
const entry = String.raw`(?<![\d#])(?:(?:--(?:color-)?|\$)(?<prefix>[a-z][a-z0-9-]*?)-)?(?<step>50|[1-9]00|950)['"]?\s*[:=]\s*['"]?(?<value>${color})`

/**
 * Reads a ramp from what people have at hand: a theme's variables, a Tailwind configuration, JSON, or eleven colours.
 * Of several families it takes the one of this name, or else the first that is whole; of a step that is said again for
 * other screens, what it says first.
 *
 * @param text with colours as #rrggbb, rgb(), hsl() or oklch(), named by step or in order from 50 to 950; with
 *   Tailwind's `<alpha-value>`, or with their channels in a variable, as configurations for version 3 have them
 * @param name what to call it, unless the text does
 * @returns the ramp with hexadecimal colours, or a sentence that says what is missing
 */
export function readRamp(text: string, name: string): { ok: true; ramp: Ramp } | { ok: false; message: string } {
  const { family, found } = choose(familiesIn(withoutAlpha(withChannels(text))), name)
  const missing = steps.filter((step) => !found.has(step))
  if (missing.length > 0) {
    const count = steps.length - missing.length
    return {
      ok: false,
      message: `Eleven colours are needed, from 50 to 950. ${count === 0 ? 'None was found' : `Missing: ${missing.join(', ')}`}.`,
    }
  }
  const called = name || family || 'brand'
  if (!isRampName(called))
    return {
      ok: false,
      message: `“${called}” cannot be the name of colours. Use small letters and digits, and no name of Tailwind’s.`,
    }
  const colors: string[] = []
  for (const step of steps) {
    const value = found.get(step) ?? ''
    try {
      colors.push(toHex(fromHsl(value) ?? parseColor(value)))
    } catch {
      return { ok: false, message: `“${value}” is not a colour.` }
    }
  }
  return { ok: true, ramp: rampOf(called, colors) }
}

type StepColors = Map<number, string>

/** The colours of each family by step, families in their order; "" is what stands in none. */
function familiesIn(text: string): Map<string, StepColors> {
  const families = new Map<string, StepColors>()
  let current = ''
  for (const { groups = {} } of text.matchAll(new RegExp(`${entry}|${opening}`, 'gi'))) {
    const { family, prefix, step, value } = groups
    if (family) current = family
    if (!step || !value) continue
    const found = families.get(prefix ?? current) ?? new Map<number, string>()
    if (!found.has(Number(step))) found.set(Number(step), value)
    families.set(prefix ?? current, found)
  }
  if (families.size > 0) return families
  const plain = [...text.matchAll(new RegExp(color, 'gi'))].map(([value]) => value)
  return plain.length === steps.length
    ? new Map([['', new Map(steps.map((step, index) => [step as number, plain[index] ?? '']))]])
    : families
}

function choose(families: Map<string, StepColors>, name: string): { family: string; found: StepColors } {
  const all = [...families].map(([family, found]) => ({ family, found }))
  const isWhole = ({ found }: { found: StepColors }) => steps.every((step) => found.has(step))
  return all.find(({ family }) => family === name) ?? all.find(isWhole) ?? all[0] ?? { family: '', found: new Map() }
}

/** Puts the channels that stand in a variable to where they are used. */
const withChannels = (text: string) =>
  text.replace(/((?:oklch|rgb|hsl)a?\(\s*)var\(\s*(--[\w-]+)\s*\)/gi, (whole, before: string, variable: string) => {
    const [, channels] = new RegExp(`${variable}['"]?\\s*:\\s*['"]?([^;'"}\\n]+)`).exec(text) ?? []
    return channels ? before + channels : whole
  })

const withoutAlpha = (text: string) => text.replace(/\s*[,/]\s*<alpha-value>/g, '')

const hsl = /^hsla?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?\s*\)$/i

function fromHsl(value: string) {
  const [, h, s, l] = hsl.exec(value) ?? []
  if (!h) return null
  const [r, g, b] = hslToRgb(Number(h) % 360, Number(s) / 100, Number(l) / 100)
  return { r, g, b, alpha: 1 }
}
