import { splitVariants } from '../class-names.ts'
import { edit, type Draft } from './draft.ts'
import type { TailwindVersion } from './style.ts'

/** Gives every list of classes its form for Tailwind CSS 3. */
export const inVersion3 = (draft: Draft): Draft =>
  edit(
    draft,
    draft.marks.classes.map(({ start, end, v3 }) => ({ start, end, text: v3 })),
  )

/**
 * Rewrites every class of a file, each with its variants; one that becomes "" or one that is there already goes.
 *
 * @param rewrite gets the class and the list it stands in
 */
export function rewriteClasses(draft: Draft, rewrite: (name: string, names: readonly string[]) => string): Draft {
  return edit(
    draft,
    draft.marks.classes.map(({ start, end }) => {
      const text = draft.code.slice(start, end)
      const names = text.split(/\s+/).filter(Boolean)
      const written = names.map((name) => rewrite(name, names)).filter(Boolean)
      return { start, end, text: [...new Set(written)].join(' ') }
    }),
  )
}

/**
 * A class as a project with a prefix writes it: "tw:hover:flex" in version 4, "hover:tw-flex" in 3. Source: Tailwind
 * CSS's documentation of `prefix`.
 */
export function withPrefix(name: string, prefix: string, tailwind: TailwindVersion): string {
  if (tailwind === 'v4') return `${prefix}:${name.replaceAll('var(--color-', `var(--${prefix}-color-`)}`
  const { variants, utility } = splitVariants(name)
  // Arbitrary properties are no classes of Tailwind's and stay as they are.
  if (/^!?\[/.test(utility)) return name
  const [, important = '', negative = '', body = ''] = /^(!?)(-?)(.*)$/.exec(utility) ?? []
  return [...variants, `${important}${negative}${prefix}-${body}`].join(':')
}

/** Directions of the page, as roots of utilities. */
const physicalRoots: Record<string, string> = {
  ms: 'ml', me: 'mr', ps: 'pl', pe: 'pr', start: 'left', end: 'right', 'inset-s': 'left', 'inset-e': 'right',
  'scroll-ms': 'scroll-ml', 'scroll-me': 'scroll-mr', 'scroll-ps': 'scroll-pl', 'scroll-pe': 'scroll-pr',
  'border-s': 'border-l', 'border-e': 'border-r', 'rounded-s': 'rounded-l', 'rounded-e': 'rounded-r',
  'rounded-ss': 'rounded-tl', 'rounded-se': 'rounded-tr', 'rounded-ee': 'rounded-br', 'rounded-es': 'rounded-bl',
} // prettier-ignore
const physicalWords: Record<string, string> = {
  'text-start': 'text-left', 'text-end': 'text-right', 'float-start': 'float-left', 'float-end': 'float-right',
  'clear-start': 'clear-left', 'clear-end': 'clear-right',
} // prettier-ignore
const logical = new RegExp(
  `^(${Object.keys(physicalRoots)
    .sort((a, z) => z.length - a.length)
    .join('|')})(?=-|$)`,
)

/** The class for a page that is always read from left to right; what is for the other direction alone goes. */
export function toPhysical(name: string): string {
  const { variants, utility } = splitVariants(name)
  if (variants.includes('rtl')) return ''
  const [, signs = '', word = '', important = ''] = /^(!?-?)(.*?)(!?)$/.exec(utility) ?? []
  const physical = physicalWords[word] ?? word.replace(logical, (root) => physicalRoots[root] ?? root)
  return [...variants.filter((variant) => variant !== 'ltr'), `${signs}${physical}${important}`].join(':')
}
