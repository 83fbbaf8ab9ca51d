import { findColors, readColor } from '../../color/read-color.ts'
import type { Gamut } from '../../color/gamut.ts'
import { steps, type Step } from '../../recolor/palette.ts'

export const curveKeys = ['l', 'c', 'h'] as const
export type CurveKey = (typeof curveKeys)[number]

/** How far each step is moved from where it would be, per curve, in whole units (see `unit`). */
export type Tune = Record<CurveKey, number[]>

/** A colour that was given, and what is made of it. */
export type Brand = {
  /** Small letters, digits and single hyphens, as a class can carry it. */
  name: string
  /** As it was written, in a form `readColor` reads. */
  input: string
  /** The step it is locked to; null for where it belongs by its lightness. */
  step: Step | null
  tune: Tune
}

/** Everything a link to the tool carries. */
export type PaletteState = { brands: Brand[]; gamut: Gamut }

export const mostBrands = 8
export const longestName = 24
const namePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** A curve that moves no step: eleven times 0. */
export const flat = (): number[] => steps.map(() => 0)
/** The tuning of a colour nobody has tuned, new each time. */
export const untuned = (): Tune => ({ l: flat(), c: flat(), h: flat() })
/** Whether a step of any curve is moved. */
export const isTuned = (tune: Tune) => curveKeys.some((key) => tune[key].some((value) => value !== 0))

/**
 * Whether colours may be called this: small letters, digits and single hyphens, a letter first, at most `longestName`.
 */
export const isName = (name: string) => name.length <= longestName && namePattern.test(name)

/** A name like the wanted one that nothing else has: "brand", "brand-2", "brand-3". */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  for (let number = 2; ; number += 1) if (!taken.includes(`${wanted}-${number}`)) return `${wanted}-${number}`
}

/** What the tool shows before anything was chosen. */
export const firstState = (): PaletteState => ({
  brands: [
    { name: 'brand', input: '#d9552b', step: null, tune: untuned() },
    { name: 'ink', input: '#77706a', step: null, tune: untuned() },
  ],
  gamut: 'srgb',
})

/** The parameters of an address that `decodeState` reads. */
export const paletteParameters = ['color', 'gamut'] as const

/**
 * The query of an address: one `color=name:value@step;l=…;c=…;h=…` for each colour, of which only the value must be
 * there, and `gamut=p3`. Hexadecimal values go without #, which an address would cut.
 */
export function encodeState({ brands, gamut }: PaletteState): string {
  const parts = brands.map(({ name, input, step, tune }) => {
    const tunings = curveKeys.filter((key) => tune[key].some(Boolean)).map((key) => `;${key}=${tune[key].join(',')}`)
    return `color=${readable(`${name}:${input.replace(/^#/, '')}${step ? `@${step}` : ''}${tunings.join('')}`)}`
  })
  return [...parts, ...(gamut === 'p3' ? ['gamut=p3'] : [])].join('&')
}

/** Encodes what must be, and leaves what a query may hold as it is. */
const readable = (text: string) =>
  encodeURIComponent(text)
    .replace(/%(3A|40|3B|3D|2C|2F)/g, decodeURIComponent)
    .replace(/%20/g, '+')

/**
 * Reads a query. Out: the colours that could be read, none where none was given, and a sentence for each part that is
 * not as it should be.
 */
export function decodeState(query: string): PaletteState & { problems: string[] } {
  const parameters = new URLSearchParams(query)
  const problems: string[] = []
  const brands: Brand[] = []
  const given = parameters.getAll('color')
  if (given.length > mostBrands) problems.push(`At most ${mostBrands} colours at once; ${given.length} were given.`)
  for (const text of given.slice(0, mostBrands)) {
    const read = decodeBrand(text)
    if (typeof read === 'string') problems.push(read)
    else
      brands.push({
        ...read,
        name: freeName(
          read.name,
          brands.map(({ name }) => name),
        ),
      })
  }
  const gamut = parameters.get('gamut') ?? 'srgb'
  if (gamut !== 'srgb' && gamut !== 'p3') problems.push(`gamut must be srgb or p3, not “${gamut.slice(0, 40)}”.`)
  return { brands, gamut: gamut === 'p3' ? 'p3' : 'srgb', problems }
}

function decodeBrand(text: string): Brand | string {
  const [head = '', ...extras] = text.split(';')
  const [, name = 'brand', value = '', stepText] = /^(?:([^:(]*):)?(.*?)(?:@(\w*))?$/.exec(head.trim()) ?? []
  const shown = `“${text.slice(0, 60)}”`
  const color = readColor(value)
  if (!color) return `${shown} has no colour in it that can be read.`
  if (!isName(name)) return `${shown}: “${name}” cannot be a name. Use small letters, digits and hyphens.`
  const step = steps.find((each) => String(each) === stepText) ?? null
  if (stepText !== undefined && !step) return `${shown}: there is no step ${stepText}. Steps are ${steps.join(', ')}.`
  const tune = untuned()
  for (const extra of extras) {
    const [, key, list = ''] = /^([lch])=([-\d,]+)$/.exec(extra) ?? []
    const values = list.split(',').map(Number)
    const isFine =
      values.length === steps.length && values.every((each) => Number.isInteger(each) && Math.abs(each) <= 1000)
    if (!key || !isFine) return `${shown}: a curve is l, c or h with eleven whole numbers.`
    tune[key as CurveKey] = values
  }
  return { name, input: color.text, step, tune }
}

/** A colour to add, named after what it is for. */
export const brandOf = (input: string, name: string, taken: readonly Brand[]): Brand => ({
  name: freeName(
    name,
    taken.map((brand) => brand.name),
  ),
  input,
  step: null,
  tune: untuned(),
})

/** All colours in a text that was pasted, when there is more than one. */
export const severalColors = (text: string): string[] => {
  const found = findColors(text).map((each) => each.text)
  return found.length > 1 ? found : []
}
