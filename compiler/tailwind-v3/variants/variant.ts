import { memoise } from '../../tailwind/memoise.ts'
import { refuse, type Refusal } from '../types.ts'
import { bracketed, conditionOf } from './condition.ts'
import { containerQuery } from './container.ts'
import {
  ariaNames,
  breakpoints,
  newMedia,
  newParts,
  opposites,
  places,
  sharedMedia,
  sharedParts,
  sharedPseudos,
  themes,
} from './tables.ts'

/** One variant of version 4 as version 3 writes it. */
export const variantToV3 = memoise(
  (variant): string | Refusal =>
    unchanged(variant) ??
    newParts[variant] ??
    children(variant) ??
    media(variant) ??
    attributes(variant) ??
    relation(variant) ??
    negation(variant) ??
    ownCondition(variant) ??
    refuse(`Tailwind CSS 3 has no form for the variant “${variant}:”.`, 'Use a state, an attribute or a breakpoint.'),
)

function unchanged(variant: string): string | null {
  if (sharedPseudos[variant] || themes[variant] || sharedMedia[variant] || sharedParts.has(variant)) return variant
  if (breakpoints.has(variant) || breakpoints.has(variant.replace(/^max-/, ''))) return variant
  if (/^(min|max)-\[.+\]$/.test(variant) || /^supports-\[.+\]$/.test(variant)) return variant
  return bracketed(variant) !== null && /[&@]/.test(variant) ? variant : null
}

/** Children and descendants. */
const children = (variant: string) => (variant === '*' ? '*' : variant === '**' ? '[&_*]' : null)

function media(variant: string): string | null {
  if (newMedia[variant]) return `[@media${newMedia[variant]}]`
  if (variant === 'starting') return '[@starting-style]'
  const minimum = /^min-(.+)$/.exec(variant)?.[1]
  if (minimum && breakpoints.has(minimum)) return minimum
  const feature = /^supports-([\w-]+)$/.exec(variant)?.[1]
  if (feature) return `supports-[${feature}]`
  return variant.startsWith('@') ? containerQuery(variant) : null
}

/** `data-open` → `data-[open]`, `aria-current` → `aria-[current=true]`. */
function attributes(variant: string): string | null {
  const [, kind, value] = /^(data|aria)-(.+)$/.exec(variant) ?? []
  if (!kind || !value) return null
  if (bracketed(value) !== null || (kind === 'aria' && ariaNames.has(value))) return variant
  return kind === 'data' ? `data-[${value}]` : `aria-[${value}=true]`
}

/**
 * A variant that looks at another element.
 *
 *     group-not-data-open/menu
 *     ^^^^^ kind ^^^^     ^^^^ name
 *           ^^^^^^^^^^^^^ of the other element
 */
function relation(variant: string): string | null {
  const [, kind, inner, name = ''] = /^(group|peer|has|in)-(.+?)(\/[\w-]+)?$/.exec(variant) ?? []
  if (!kind || !inner) return null
  if (kind === 'has' || kind === 'in') {
    const condition = name ? null : conditionOf(inner)
    return condition === null ? null : kind === 'has' ? `has-[${condition}]` : `[:where(${condition})_&]`
  }
  if (sharedPseudos[inner] || bracketed(inner) !== null) return variant
  const attribute = attributes(inner)
  if (attribute) return `${kind}-${attribute}${name}`
  const condition = conditionOf(inner)
  if (condition === null) return null
  const has = /^has-(.+)$/.exec(inner)?.[1]
  return has ? `${kind}-has-[${conditionOf(has)}]${name}` : `${kind}-[${condition}]${name}`
}

/** `not-hover` → `[&:not(:hover)]`, `not-sm` → `max-sm`, `not-print` → `[@media_not_print]`. */
function negation(variant: string): string | null {
  const inner = /^not-(.+)$/.exec(variant)?.[1]
  if (!inner) return null
  if (breakpoints.has(inner)) return `max-${inner}`
  if (breakpoints.has(inner.replace(/^max-/, ''))) return inner.replace(/^max-/, '')
  if (opposites[inner]) return opposites[inner]
  const query = sharedMedia[inner] ?? newMedia[inner]
  if (query) return `[@media_not_${query}]`
  const feature = /^supports-\[?([^\]]+)\]?$/.exec(inner)?.[1]
  if (feature) return `[@supports_not_(${feature.includes(':') ? feature : `${feature}:var(--tw)`})]`
  const condition = conditionOf(inner)
  return condition === null ? null : `[&:not(${condition})]`
}

/** `inert` → `[&:is([inert],[inert]_*)]`, `nth-3` → `[&:nth-child(3)]`. */
function ownCondition(variant: string): string | null {
  const isPlace = Object.keys(places).some((place) => variant.startsWith(`${place}-`))
  const condition = bracketed(variant) === null || isPlace ? conditionOf(variant) : null
  return condition === null ? null : `[&${condition}]`
}
