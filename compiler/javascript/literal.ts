/** A string as JavaScript in single quotes, which never clash with an attribute's double quotes. */
export const quote = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`

/** Whether a value can be written as a literal that shares nothing. */
export const isPrimitive = (value: unknown): value is string | number | boolean | null | undefined =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)

/** A value as JavaScript source; null when it holds something that has no literal form, such as a function. */
export function literal(value: unknown): string | null {
  if (typeof value === 'string') return quote(value)
  if (isPrimitive(value)) return String(value)
  if (Array.isArray(value)) return list(value.map(literal), '[', ']')
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return null
  const entries = Object.entries(value as object).map(([key, inner]) => {
    const text = literal(inner)
    return text && `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${text}`
  })
  return list(entries, '{ ', ' }')
}

const list = (items: (string | null)[], open: string, close: string) =>
  items.includes(null) ? null : items.length === 0 ? open.trim() + close.trim() : `${open}${items.join(', ')}${close}`

/** The opposite of a condition, as a person would write it. */
export function negate(test: string): string {
  if (/^![\w$.[\]']+$/.test(test)) return test.slice(1)
  if (/^[\w$.]+(\([\w$.', ]*\))?$/.test(test)) return `!${test}`
  // Only equality has an opposite: neither a < b nor a >= b holds for undefined.
  const [, left, equality, right] = /^([\w$.]+) ([!=]==) ([\w$.]+|'[^']*')$/.exec(test) ?? []
  return equality ? `${left} ${equality === '===' ? '!==' : '==='} ${right}` : `!(${test})`
}
