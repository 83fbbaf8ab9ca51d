import { isColour, withAlpha } from './colours.ts'
import type { Scale } from './scales.ts'
import { isRefusal, refuse, type Handler, type Use } from './types.ts'
import { minus, squeeze, type ToCss } from './values.ts'

type ScaleOptions = {
  /** Names version 3 has as well. */
  known?: Scale
  /** Names version 3 has under another name; an empty one for the utility without a value. */
  renamed?: Readonly<Record<string, string>>
  /** The CSS of any other name of version 4. */
  css?: ToCss
  /** How version 3 takes a negative value: a minus before the class, or within the brackets. */
  negative?: 'prefix' | 'value'
  /** The type to put before a bare variable, where version 3 would take it for a colour. */
  hint?: string
}

/** A utility of version 3, or an arbitrary property where version 3 has no utility. */
const write = (as: string, css: string) => (as.startsWith('[') ? `[${as.slice(1, -1)}:${css}]` : `${as}-[${css}]`)

/**
 * A utility that takes a value from a scale.
 *
 * @param as version 3's utility, or `[property]` for an arbitrary property
 */
export function onScale(as: string, { known, renamed = {}, css, negative, hint }: ScaleOptions = {}): Handler {
  const isProperty = as.startsWith('[')
  const minusPrefix = (use: Use) => (use.negative && negative !== 'value' && !isProperty ? '-' : '')
  const signed = (use: Use, value: string) =>
    use.negative && (negative === 'value' || isProperty) ? minus(value) : value

  return (use) => {
    if (use.negative && !negative) return null
    if (use.value.kind === 'arbitrary') {
      if (use.modifier !== null) return null
      const type = use.value.type ?? (use.value.css.startsWith('var(') ? hint : null)
      const value = signed(use, use.value.css)
      return [minusPrefix(use) + write(as, type && !isProperty ? `${type}:${value}` : value)]
    }
    const name = nameOf(use)
    const plain = (word: string) => [minusPrefix(use) + (word ? `${as}-${word}` : as)]
    if (known?.has(name) && (!use.negative || negative === 'prefix')) return plain(name)
    const other = Object.hasOwn(renamed, name) ? renamed[name] : undefined
    if (other !== undefined) return plain(other)
    const value = css?.(name) ?? null
    return value === null ? null : [minusPrefix(use) + write(as, squeeze(signed(use, value)))]
  }
}

/** `w-1/2` has the value `1` and the modifier `2`; as a name it is `1/2`. */
export function nameOf({ value, modifier }: Use): string {
  const name = value.kind === 'named' ? value.name : ''
  return modifier === null ? name : `${name}/${modifier}`
}

/** A utility that takes a colour; the opacity after the slash is written as version 3 needs it. */
export function onColour(as: string): Handler {
  return ({ value, modifier, negative }) => {
    if (negative || value.kind === 'none') return null
    if (value.kind === 'named' && !isColour(value.name)) return null
    return withAlpha(as, value, modifier)
  }
}

/** As `onColour`, for colours that reach their property through a variable, which `inherit` does not. */
export const onMixedColour = (as: string): Handler =>
  firstOf(({ value, negative }) => {
    const isInherited = !negative && value.kind === 'named' && value.name === 'inherit'
    return isInherited ? refuse(`Tailwind CSS 3 cannot inherit the colour of ${as}-*.`, 'Name the colour.') : null
  }, onColour(as))

/** A utility that keeps its name and takes only the given words. */
export const onWords = (as: string, known: Scale): Handler => onScale(as, { known })

/** A utility with a written-out value for each name. */
export const onTable =
  (table: Readonly<Record<string, string>>): Handler =>
  (use) => {
    const name = nameOf(use)
    const isNamed = use.value.kind !== 'arbitrary' && !use.negative && Object.hasOwn(table, name)
    return (isNamed ? table[name]?.split(' ') : undefined) ?? null
  }

/** The first handler that knows the value. */
export const firstOf =
  (...handlers: Handler[]): Handler =>
  (use) => {
    for (const handler of handlers) {
      const result = handler(use)
      if (result) return result
    }
    return null
  }

/** Several utilities of version 3 for one of version 4. */
export const together =
  (...handlers: Handler[]): Handler =>
  (use) => {
    const results = handlers.map((handler) => handler(use))
    const refusal = results.find((result) => result !== null && isRefusal(result))
    if (refusal) return refusal
    const classes = results.flatMap((result) => (Array.isArray(result) ? result : []))
    return results.includes(null) ? null : classes
  }
