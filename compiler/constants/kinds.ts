/** Kinds of values, by what may be read from them: `methods.ts` has a list for each. */
export type Kind = 'string' | 'number' | 'boolean' | 'array' | 'date' | 'regexp' | 'map' | 'set' | 'intl' | 'object'

/** @returns the kind of a value, or null for functions, symbols and what is not there */
export function kindOf(value: unknown): Kind | null {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value as Kind
    case 'object':
      return value === null ? null : kindOfObject(value)
    default:
      return null
  }
}

function kindOfObject(value: object): Kind {
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (value instanceof RegExp) return 'regexp'
  if (value instanceof Map) return 'map'
  if (value instanceof Set) return 'set'
  if (isFormat(value)) return 'intl'
  return 'object'
}

/** Formats of `Intl` do their work natively and hold no values of the author's. */
const formats = [
  Intl.Collator,
  Intl.DateTimeFormat,
  Intl.ListFormat,
  Intl.NumberFormat,
  Intl.PluralRules,
  Intl.RelativeTimeFormat,
]
const isFormat = (value: object) => formats.some((format) => value instanceof format)

/** Whether a value is an object of the author's own: `{ … }`. */
export const isObject = (value: unknown): value is Record<PropertyKey, unknown> => kindOf(value) === 'object'
