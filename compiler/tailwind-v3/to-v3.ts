import { formatCandidate, parseCandidate } from '../tailwind/candidate.ts'
import { memoise } from '../tailwind/memoise.ts'
import { companionsOf } from './companions.ts'
import { conflictOf } from './conflicts.ts'
import { parseSigns, readings } from './parse.ts'
import { withoutTheme } from './theme-values.ts'
import { isRefusal, refuse, type Context, type Mapping, type Refusal, type Use } from './types.ts'
import { isMarker, renamed, same, unsupported, utilities } from './utilities/index.ts'
import { inV3Order, stateOfPart } from './variants/order.ts'
import { variantToV3 } from './variants/variant.ts'

/**
 * One class of Tailwind CSS 4.3 as classes of Tailwind CSS 3.4.
 *
 *     data-open:w-18   →  data-[open]:w-[4.5rem]
 *     ring-2           →  ring-2 ring-current         (unless the element has a ring colour)
 *
 * @param className a class with its variants, known to version 4; its theme is the default one, with the palettes
 *   `primary` and `secondary` besides
 * @param context the other classes of the element
 * @returns the classes, or a sentence that says why there are none and one that says what to write; it never throws
 * @see https://tailwindcss.com/docs/upgrade-guide and, for version 3, its `defaultTheme` and `corePlugins`
 */
export function toV3(className: string, { element = [className] }: Context = {}): Mapping {
  const { variants, utility } = parseCandidate(className)
  const translated: string[] = []
  for (const variant of variants) {
    const result = variantToV3(variant)
    if (typeof result !== 'string') return result
    translated.push(result)
  }
  const classes = stateOfPart(variants) ?? conflictOf(utility, element) ?? utilityToV3(utility)
  if (isRefusal(classes)) return classes

  const ordered = inV3Order(translated)
  const { important } = parseSigns(utility)
  const finish = (name: string, extra: string[] = []) =>
    formatCandidate({ variants: [...ordered, ...extra], utility: important ? `!${name}` : name })
  const companions = companionsOf(variants, utility, element)
  return {
    ok: true,
    classes: [
      ...classes.map((name) => finish(name)),
      ...companions.map(({ utility, behind }) => finish(utility, behind ? [behind] : [])),
    ],
  }
}

/** A class without variants; an important mark is left to the caller. */
const utilityToV3 = memoise((utility): string[] | Refusal => {
  const { negative, body } = parseSigns(utility)
  if (!negative) {
    if (same.has(body) || isMarker(body)) return [body]
    const other = Object.hasOwn(renamed, body) ? renamed[body] : undefined
    if (other !== undefined) return other.split(' ')
    if (/^\[.+:.+\]$/.test(body)) return arbitraryProperty(body)
  }
  for (const reading of readings(body, negative)) {
    const use = withPlainValue(reading)
    if ('ok' in use) return use
    const result = handlerOf(utilities, use)?.(use) ?? handlerOf(unsupported, use)?.(use)
    if (result) return result
  }
  return refuse(`“${utility}” is not in the table of Tailwind CSS 3.`, 'Use a utility of Tailwind’s documentation.')
})

const handlerOf = (families: typeof utilities, { root }: Use) =>
  Object.hasOwn(families, root) ? families[root] : undefined

/** `[mask-type:luminance]` is written alike in both versions, but for what the theme provides. */
function arbitraryProperty(body: string): string[] | Refusal {
  const colon = body.indexOf(':')
  const css = withoutTheme(body.slice(colon + 1, -1))
  return typeof css === 'string' ? [`${body.slice(0, colon)}:${css}]`] : css
}

/** The same use with theme functions and variables written out. */
function withPlainValue(use: Use): Use | Refusal {
  if (use.value.kind !== 'arbitrary') return use
  const css = withoutTheme(use.value.css)
  return typeof css === 'string' ? { ...use, value: { ...use.value, css } } : css
}
