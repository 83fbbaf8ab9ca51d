/**
 * The units behind version 4's bare values. Each reads a name and gives its CSS, or null when it is not its kind.
 * Source: Tailwind CSS 4.3, `theme.css` and `utilities.ts`.
 */
export type ToCss = (name: string) => string | null

const isInteger = (name: string) => /^\d+$/.test(name)
const isQuarter = (name: string) => /^\d+(\.(25|5|75))?$/.test(name)
const trim = (value: number) => String(Number(value.toFixed(6)))

/** `18` → `4.5rem`: a step of the spacing scale is a quarter of a rem. */
export const spacing: ToCss = (name) =>
  name === 'px' ? '1px' : isQuarter(name) ? (Number(name) === 0 ? '0px' : `${trim(Number(name) / 4)}rem`) : null

/** `1/5` → `20%`. */
export const fraction: ToCss = (name) => {
  const match = /^(\d+)\/(\d+)$/.exec(name)
  return match && Number(match[2]) > 0 ? `${trim((Number(match[1]) / Number(match[2])) * 100)}%` : null
}

/** `4/3` → `4/3`. */
export const ratio: ToCss = (name) => (/^\d+(\.\d+)?\/\d+(\.\d+)?$/.test(name) ? name : null)

/** `15` as it is; null for what is no whole number. */
export const integer: ToCss = (name) => (isInteger(name) ? name : null)

/** An integer followed by a unit: `3` → `3px`. */
export const unit =
  (suffix: 'px' | 'deg' | 'ms' | '%'): ToCss =>
  (name) =>
    isInteger(name) ? `${name}${suffix}` : null

/** `37` → `0.37`. */
export const hundredth: ToCss = (name) => (isQuarter(name) ? trim(Number(name) / 100) : null)

/** `13%` → `13%`. */
export const percentage: ToCss = (name) => (/^\d+%$/.test(name) ? name : null)

/** `15` → `repeat(15,minmax(0,1fr))`. */
export const tracks: ToCss = (name) => (isInteger(name) ? `repeat(${name},minmax(0,1fr))` : null)

/** The value a table has for a name; null for others. */
export const named =
  (table: Readonly<Record<string, string>>): ToCss =>
  (name) =>
    (Object.hasOwn(table, name) ? table[name] : undefined) ?? null

/** The first value that one of these knows. */
export const either =
  (...kinds: ToCss[]): ToCss =>
  (name) =>
    kinds.reduce<string | null>((css, kind) => css ?? kind(name), null)

/** The negative of a length, angle or expression. */
export const minus = (css: string) =>
  /^0[a-z%]*$/.test(css) ? css : /^[\d.]+[a-z%]*$/.test(css) ? `-${css}` : `calc(${css}*-1)`

/** CSS as it stands in a class name, where a space is written as an underscore. */
export const squeeze = (css: string) => css.replaceAll(/\s*,\s*/g, ',').replaceAll(' ', '_')
