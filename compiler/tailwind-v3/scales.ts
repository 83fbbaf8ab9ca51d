/** The names that Tailwind CSS 3.4 has values for, from its `defaultTheme`. What is not in here becomes an arbitrary value. */
export type Scale = ReadonlySet<string>

/** A scale from words separated by spaces, and other scales. */
export const scale = (words: string, ...others: Scale[]): Scale =>
  new Set([...words.split(' '), ...others.flatMap((other) => [...other])].filter(Boolean))

/** As `scale`, for utilities that also stand without a value, such as `border`. */
export const scaleWithBare = (words: string, ...others: Scale[]): Scale => new Set(['', ...scale(words, ...others)])

/** All proper fractions of the given denominators. */
const fractions = (...denominators: number[]): Scale =>
  new Set(denominators.flatMap((down) => Array.from({ length: down - 1 }, (_, index) => `${index + 1}/${down}`)))

const intrinsic = scale('min max fit')

/** Spacing, of which others are made: https://v3.tailwindcss.com/docs/theme */
export const spacingScale = scale(
  '0 px 0.5 1 1.5 2 2.5 3 3.5 4 5 6 7 8 9 10 11 12 14 16 20 24 28 32 36 40 44 48 52 56 60 64 72 80 96',
)
/** `m-*`. */
export const marginScale = scale('auto', spacingScale)
/** `inset-*` and its sides. */
export const insetScale = scale('auto full', spacingScale, fractions(2, 3, 4))
/** `translate-*`. */
export const translateScale = scale('full', spacingScale, fractions(2, 3, 4))

/** `w-*`. */
export const widthScale = scale('auto full screen svw lvw dvw', intrinsic, spacingScale, fractions(2, 3, 4, 5, 6, 12))
/** `h-*`. */
export const heightScale = scale('auto full screen svh lvh dvh', intrinsic, spacingScale, fractions(2, 3, 4, 5, 6))
/** `size-*`. */
export const sizeScale = scale('auto full', intrinsic, spacingScale, fractions(2, 3, 4, 5, 6, 12))
/** `min-w-*`. */
export const minWidthScale = scale('full', intrinsic, spacingScale)
/** `max-w-*`. */
export const maxWidthScale = scale(
  'none full prose xs sm md lg xl 2xl 3xl 4xl 5xl 6xl 7xl screen-sm screen-md screen-lg screen-xl screen-2xl',
  intrinsic,
  spacingScale,
)
/** `min-h-*`. */
export const minHeightScale = scale('full screen svh lvh dvh', intrinsic, spacingScale)
/** `max-h-*`. */
export const maxHeightScale = scale('none full screen svh lvh dvh', intrinsic, spacingScale)
/** `basis-*`. */
export const basisScale = scale('auto full', spacingScale, fractions(2, 3, 4, 5, 6, 12))

/** Columns, rows, spans, orders and lines. */
export const twelveScale = scale('1 2 3 4 5 6 7 8 9 10 11 12')
/** Shares of a hundred, in fives. */
export const opacityScale = new Set(Array.from({ length: 21 }, (_, index) => String(index * 5)))
/** Places of a gradient's colours. */
export const stopScale = new Set([...opacityScale].map((step) => `${step}%`))
/** Widths of borders, rings and outlines, in pixels. */
export const strokeScale = scale('0 1 2 4 8')
/** Milliseconds of durations and delays. */
export const timeScale = scale('0 75 100 150 200 300 500 700 1000')
