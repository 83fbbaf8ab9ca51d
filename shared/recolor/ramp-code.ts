import { itemAt } from '../defined.ts'
import { parseColor } from '../color/parse.ts'
import { toHex } from '../color/rgb.ts'
import { chromaticFamilies, grayFamilies, perStep, steps, type Family, type Ramp } from './palette.ts'

const families: readonly string[] = [...chromaticFamilies, ...grayFamilies]
const reserved = new Set([...families, 'white', 'black', 'transparent', 'current', 'inherit', 'primary', 'secondary'])
const namePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const longestName = 24

/** How a family or a ramp of a customer's own stands in an address: "blue", or "brand:eff6ff.dbeafe. …" with eleven steps. */
export function encodeColors(colors: Family | Ramp): string {
  if (typeof colors === 'string') return colors
  return `${colors.name}:${steps.map((step) => toHex(parseColor(colors.colors[step])).slice(1)).join('.')}`
}

/**
 * Reads what `encodeColors` writes: a family's name, or a ramp with the hexadecimal colours it was sent with. Null for
 * anything else.
 */
export function decodeColors(text: string): Family | Ramp | null {
  if (families.includes(text)) return text as Family
  const [, name, codes] = /^([a-z0-9-]+):((?:[\da-f]{6}\.){10}[\da-f]{6})$/.exec(text) ?? []
  if (!name || !codes || !isRampName(name)) return null
  return rampOf(
    name,
    codes.split('.').map((code) => `#${code}`),
  )
}

/** Whether a ramp may have this name: what a class can carry and Tailwind does not use. */
export const isRampName = (name: string) => name.length <= longestName && namePattern.test(name) && !reserved.has(name)

/** A ramp of eleven colours in the order of `steps`; throws a RangeError when there are fewer. */
export const rampOf = (name: string, colors: string[]): Ramp => ({
  name,
  colors: perStep((_, index) => itemAt(colors, index)),
})
