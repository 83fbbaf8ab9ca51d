import { parseColor } from '../color/parse.ts'
import { toHex } from '../color/rgb.ts'
import { chromaticFamilies, grayFamilies, steps, type Family, type Ramp, type Step } from './palette.ts'

const families: readonly string[] = [...chromaticFamilies, ...grayFamilies]
const reserved = new Set([...families, 'white', 'black', 'transparent', 'current', 'inherit', 'primary', 'secondary'])
const namePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const longestName = 24
const color = String.raw`#[\da-f]{3,8}\b|(?:oklch|rgba?)\([^)]*\)`

/** How a family or a ramp of a customer's own stands in an address: "blue", or "brand:eff6ff.dbeafe. …" with eleven steps. */
export function encodeColors(colors: Family | Ramp): string {
  if (typeof colors === 'string') return colors
  return `${colors.name}:${steps.map((step) => toHex(parseColor(colors.colors[step])).slice(1)).join('.')}`
}

/** Reads what `encodeColors` writes; null for anything else. */
export function decodeColors(text: string): Family | Ramp | null {
  if (families.includes(text)) return text as Family
  const [, name, codes] = /^([a-z0-9-]+):((?:[\da-f]{6}\.){10}[\da-f]{6})$/.exec(text) ?? []
  if (!name || !isRampName(name)) return null
  return rampOf(
    name,
    codes!.split('.').map((code) => `#${code}`),
  )
}

/** Whether a ramp may have this name: what a class can carry and Tailwind does not use. */
export const isRampName = (name: string) => name.length <= longestName && namePattern.test(name) && !reserved.has(name)

const rampOf = (name: string, colors: string[]): Ramp => ({
  name,
  colors: Object.fromEntries(steps.map((step, index) => [step, colors[index]!])) as Record<Step, string>,
})

/**
 * Reads a ramp from what people have at hand: a theme's variables, a Tailwind configuration, JSON, or eleven colours.
 *
 * @param text with colours as #rrggbb, rgb() or oklch(), named by step or in order from 50 to 950
 * @param name what to call it, unless the text does
 * @returns the ramp with hexadecimal colours, or a sentence that says what is missing
 */
export function readRamp(text: string, name: string): { ok: true; ramp: Ramp } | { ok: false; message: string } {
  const found = findColors(text)
  const missing = steps.filter((step) => !found.has(step))
  if (missing.length > 0) {
    const count = steps.length - missing.length
    return {
      ok: false,
      message: `Eleven colours are needed, from 50 to 950. ${count === 0 ? 'None was found' : `Missing: ${missing.join(', ')}`}.`,
    }
  }
  const called = name || nameIn(text) || 'brand'
  if (!isRampName(called))
    return {
      ok: false,
      message: `“${called}” cannot be the name of colours. Use small letters and digits, and no name of Tailwind’s.`,
    }
  const colors: string[] = []
  for (const step of steps) {
    try {
      colors.push(toHex(parseColor(found.get(step)!)))
    } catch {
      return { ok: false, message: `“${found.get(step)}” is not a colour.` }
    }
  }
  return { ok: true, ramp: rampOf(called, colors) }
}

function findColors(text: string): Map<number, string> {
  const named = [...text.matchAll(new RegExp(`(?<![\\d#])(50|[1-9]00|950)['"]?\\s*[:=]\\s*['"]?(${color})`, 'gi'))]
  if (named.length > 0) return new Map(named.map(([, step, value]) => [Number(step), value!]))
  const plain = [...text.matchAll(new RegExp(color, 'gi'))].map(([value]) => value)
  return new Map(plain.length === steps.length ? steps.map((step, index) => [step as number, plain[index]!]) : [])
}

/** "--color-brand-500:", and "brand: {" or "'brand': {" right before the steps. */
const nameIn = (text: string) =>
  /--(?:color-)?([a-z][a-z0-9-]*?)-(?:50|[1-9]00|950)\s*:/.exec(text)?.[1] ??
  /['"]?([a-z][a-z0-9-]*)['"]?\s*:\s*\{\s*['"]?(?:50|[1-9]00|950)\b/.exec(text)?.[1]
