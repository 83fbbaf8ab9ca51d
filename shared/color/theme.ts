/** The eleven steps of a colour family, from the lightest to the darkest. */
export const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
export type Step = (typeof steps)[number]

/**
 * Reads the colour families of a Tailwind theme. In: the text of a `theme.css`. Out: per family its eleven colours as
 * written there, lightest first. Throws when a family that was asked for lacks a step.
 */
export function readThemeColors(css: string, families: readonly string[]): Record<string, string[]> {
  const values = new Map([...css.matchAll(/--color-([a-z]+-\d+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
  const colorsOf = (family: string) =>
    steps.map((step) => {
      const value = values.get(`${family}-${step}`)
      if (!value) throw new Error(`The theme has no --color-${family}-${step}.`)
      return value
    })
  return Object.fromEntries(families.map((family) => [family, colorsOf(family)]))
}

/** The text of `tailwind-colors.ts` for the families read from a theme. */
export function writeThemeColors(families: Record<string, string[]>): string {
  const entries = Object.entries(families).map(
    ([family, colors]) => `  ${family}: [\n${colors.map((color) => `    '${color}',\n`).join('')}  ],\n`,
  )
  return `/**
 * Tailwind CSS's default colours, lightest first; from theme.css of the tailwindcss package (MIT, Tailwind Labs, Inc.).
 * Generated: \`vitest run shared/color/tailwind-colors.test.ts -u\` writes this file anew from the installed version.
 */
export const tailwindColors = {
${entries.join('')}} as const
`
}
