/** Tailwind CSS 4 with the palette of the comparison. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { __unstable__loadDesignSystem, compile } from 'tailwindcss'
import { palette } from '#toolchain/tailwind-3.ts'

const theme = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8')
const colours = Object.entries(palette)
  .flatMap(([name, steps]) => Object.entries(steps).map(([step, colour]) => `--color-${name}-${step}: ${colour};`))
  .join('\n')
const entry = `@layer theme, base, utilities;
@layer theme { ${theme} }
@theme { ${colours} }
@custom-variant dark (&:where(.dark, .dark *));
@layer utilities { @tailwind utilities; }`

const system = await __unstable__loadDesignSystem(entry, { base: '/' })

/** Palettes other than the one hue that stands for all. */
const otherHues =
  /-(red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone|taupe|mauve|mist|olive|primary|secondary)-\d+$/

/** Tailwind's class list, one hue for all palettes. */
export const classList = (): string[] =>
  system
    .getClassList()
    .map(([name]) => name)
    .filter((name) => !otherHues.test(name))

const known = new Map<string, boolean>()

export function isKnownV4(name: string): boolean {
  if (!known.has(name)) known.set(name, system.candidatesToCss([name])[0] !== null)
  return known.get(name)!
}

/** The stylesheet Tailwind 4 makes of these classes. */
export async function cssV4(classes: Iterable<string>): Promise<string> {
  return (await compile(entry, { base: '/' })).build([...classes])
}

/** Variants that stand without a value. */
export const plainVariants = (): string[] =>
  system
    .getVariants()
    .filter(({ name, isArbitrary }) => !isArbitrary && isKnownV4(`${name}:order-7`))
    .map(({ name }) => name)

export const orderV4 = (classes: string[]) => system.getClassOrder(classes)

const properties = new Map<string, ReadonlySet<string>>()

/** The properties a class sets, custom ones included. */
export function propertiesOf(name: string): ReadonlySet<string> {
  if (!properties.has(name)) {
    const css = (system.candidatesToCss([name])[0] ?? '').replaceAll(/@property[^}]*}/g, '')
    const declared = [...css.matchAll(/^\s*(-{0,2}[a-z][a-z-]*)\s*:\s/gm)].map((match) => match[1]!)
    properties.set(name, new Set(declared))
  }
  return properties.get(name)!
}
