/** What a customer may switch on any snippet. The first of each list is the default. */
export const tailwindVersions = ['v4', 'v3'] as const
export const darkStrategies = ['class', 'media', 'data', 'none'] as const
export const quoteKinds = ['single', 'double'] as const
export const indents = ['2', '4', 'tab'] as const
export const directions = ['logical', 'physical'] as const
export const rampNotations = ['theme', 'variables'] as const
export const densities = ['comfortable', 'compact'] as const
export const colourNames = ['palette', 'roles'] as const

export type TailwindVersion = (typeof tailwindVersions)[number]
export type DarkStrategy = (typeof darkStrategies)[number]

export type SnippetStyle = {
  tailwind: TailwindVersion
  /** What turns the dark theme on: a class, the operating system, or a data attribute; "none" leaves it out. */
  dark: DarkStrategy
  /** Before every class, without its separator: "tw" for `tw:flex` in version 4 and `tw-flex` in 3; "" for none. */
  prefix: string
  /** Of strings in scripts; attributes keep double ones. */
  quotes: (typeof quoteKinds)[number]
  semicolons: boolean
  indent: (typeof indents)[number]
  /** `ms-4` follows the direction of the page, `ml-4` does not. */
  direction: (typeof directions)[number]
  /** How colours of a customer's own stand in classes: as colours of the theme, or as CSS variables. */
  ramps: (typeof rampNotations)[number]
  /** Compact: paddings and gaps one step smaller. */
  density: (typeof densities)[number]
  /** What classes call colours: as the palette does ("blue-600"), or by what they do ("primary-600"). */
  names: (typeof colourNames)[number]
}

export const defaultStyle: SnippetStyle = {
  tailwind: 'v4',
  dark: 'class',
  prefix: '',
  quotes: 'single',
  semicolons: false,
  indent: '2',
  direction: 'logical',
  ramps: 'theme',
  density: 'comfortable',
  names: 'palette',
}

/** Tailwind CSS 4 allows no more than letters, and 3 the same with our dash behind them. */
export const prefixPattern = /^[a-z]{0,8}$/

/** A style from whatever was kept: what is missing or unknown is the default. */
export function readStyle(kept: unknown): SnippetStyle {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<keyof SnippetStyle, unknown>
  const among = <Value extends string>(values: readonly [Value, ...Value[]], value: unknown) =>
    values.find((each) => each === value) ?? values[0]
  return {
    tailwind: among(tailwindVersions, given.tailwind),
    dark: among(darkStrategies, given.dark),
    prefix: typeof given.prefix === 'string' && prefixPattern.test(given.prefix) ? given.prefix : defaultStyle.prefix,
    quotes: among(quoteKinds, given.quotes),
    semicolons: given.semicolons === true,
    indent: among(indents, given.indent),
    direction: among(directions, given.direction),
    ramps: among(rampNotations, given.ramps),
    density: among(densities, given.density),
    names: among(colourNames, given.names),
  }
}
