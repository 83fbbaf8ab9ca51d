import { newPseudos, places, sharedPseudos, themes } from './tables.ts'

/**
 * What a variant asks of an element, as a selector without spaces: `data-open` → `[data-open]`, `hover` → `:hover`.
 * With this, version 3 can say inside brackets what it has no variant for.
 *
 * @returns null for variants that ask about something else: media, parts of an element, children
 */
export function conditionOf(variant: string): string | null {
  const plain = sharedPseudos[variant] ?? newPseudos[variant] ?? themes[variant]
  if (plain) return plain.replaceAll(' ', '_')
  const [, kind, value] = /^(data|aria|not|has|nth-last-of-type|nth-of-type|nth-last|nth)-(.+)$/.exec(variant) ?? []
  const arbitrary = bracketed(variant)
  if (arbitrary !== null) return arbitrary.startsWith('@') ? null : ownSelector(arbitrary)
  if (!kind || !value) return null
  if (kind === 'data') return dataSelector(value)
  if (kind === 'aria') return ariaSelector(value)
  if (places[kind]) return placeSelector(places[kind], value)
  const inner = conditionOf(value)
  return inner === null ? null : kind === 'not' ? `:not(${inner})` : `:has(${inner})`
}

/** The content of brackets, or of parentheses as a variable; null when there are none. */
export const bracketed = (value: string) => /^\[(.+)\]$/.exec(value)?.[1] ?? null

/** `&.is-open` and `.is-open` both mean the element itself; a relation to another element is kept. */
const ownSelector = (selector: string) => selector.replace(/^&(?=[.:[#])/, '')

const dataSelector = (value: string) => {
  const inner = bracketed(value)
  return inner === null ? (/^[\w-]+$/.test(value) ? `[data-${value}]` : null) : attribute(`data-${inner}`)
}

const ariaSelector = (value: string) => {
  const inner = bracketed(value)
  return inner === null ? (/^[\w-]+$/.test(value) ? `[aria-${value}=true]` : null) : attribute(`aria-${inner}`)
}

const placeSelector = (pseudo: string, value: string) => {
  const inner = bracketed(value) ?? (/^\d+$/.test(value) ? value : null)
  return inner === null ? null : `:${pseudo}(${inner})`
}

/** An attribute selector whose value is quoted where CSS wants it: `data-step=1` → `[data-step='1']`. */
function attribute(text: string): string {
  const [, name, value] = /^([^=]+=)(.+)$/.exec(text) ?? []
  if (!name || !value || /^['"]/.test(value) || /^[a-z_-][\w-]*$/i.test(value)) return `[${text}]`
  return `[${name}'${value}']`
}
