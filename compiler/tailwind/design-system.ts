/** The one place that touches Tailwind's private API; smoke-tested in design-system.test.ts, so that a new version cannot break it unseen. */
import { __unstable__loadDesignSystem } from 'tailwindcss'
import type { CompilerOptions } from '../types.ts'
import { memoisedOrder } from '../tailwind-v3/order.ts'
import { memoise } from './memoise.ts'

export type DesignSystem = {
  /** Puts classes in Tailwind's order, unknown ones first, without repeats, separated by one space. */
  sort(classes: string): string
  /** Whether Tailwind makes CSS of the class, or knows it as a marker such as `group`. */
  isKnown(candidate: string): boolean
  /** The CSS properties a class sets, custom ones left out. */
  propertiesOf(candidate: string): ReadonlySet<string>
  /** The same with Tailwind's own custom properties, by which classes share one property such as `transform`. */
  allPropertiesOf(candidate: string): ReadonlySet<string>
  /** Each class with its place in the stylesheet; null when it makes no CSS. */
  order(classes: string[]): [name: string, order: bigint | null][]
}

const marker = /^(group|peer)(\/[\w-]+)?$/

/**
 * Loads Tailwind's design system from CSS.
 *
 * @param stylesheets the entry, and every file it imports by the name it imports it under
 * @throws when an import is missing, or Tailwind refuses the CSS
 */
export async function loadDesignSystem({ entry, files }: CompilerOptions['stylesheets']): Promise<DesignSystem> {
  const system = await __unstable__loadDesignSystem(entry, {
    base: '/',
    loadStylesheet: async (id, base) => {
      const content = files[id]
      if (content === undefined) throw new Error(`The stylesheet “${id}” was not passed to the compiler`)
      return { path: id, base, content }
    },
  })
  // Every flavour asks for the same strings again, and components share most of their classes.
  const cssOf = memoise((candidate) => system.candidatesToCss([candidate])[0] ?? null)
  return {
    sort: memoise((classes) => {
      const unique = [...new Set(classes.split(/\s+/).filter(Boolean))]
      const ordered = system.getClassOrder(unique)
      return ordered
        .sort(([, a], [, z]) => (a === z ? 0 : a === null ? -1 : z === null ? 1 : a < z ? -1 : 1))
        .map(([name]) => name)
        .join(' ')
    }),
    isKnown: memoise((candidate) => marker.test(candidate) || (!hasStrayBrace(candidate) && cssOf(candidate) !== null)),
    propertiesOf: memoise((candidate) => propertiesIn(cssOf(candidate), /^\s*([a-z][a-z-]*)\s*:/gm)),
    allPropertiesOf: memoise((candidate) => propertiesIn(cssOf(candidate), /^\s*([a-z-]+)\s*:/gm)),
    order: memoisedOrder((classes) => system.getClassOrder(classes)),
  }
}

const propertiesIn = (css: string | null, declaration: RegExp) =>
  new Set([...(css ?? '').replaceAll(/@property[^}]*}/g, '').matchAll(declaration)].flatMap(([, name]) => name ?? []))

/** A brace outside of brackets: Tailwind 4 takes it for part of a name, Tailwind 3 stumbles over it. */
const hasStrayBrace = (candidate: string) => /[{}]/.test(candidate.replaceAll(/\[[^\]]*\]|\([^)]*\)/g, ''))
