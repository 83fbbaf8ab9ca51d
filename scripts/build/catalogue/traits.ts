/** What the library can be filtered by besides what a component says of itself. */
import type { CompiledComponent, ComponentTraits } from '#shared/catalog.ts'
import { readPartNumbers } from './part-numbers.ts'

/** The day each part was first released, by its number. */
export const readAdded = (): Record<string, string> => readPartNumbers().added

/** What a component does, as its code shows it. */
export type CodeTraits = Omit<ComponentTraits, 'added'>

/**
 * Reads what a compiled component does off its HTML: it behaves where Alpine.js has work to do, and has pictures where it
 * shows any.
 */
export function codeTraits({ snippets }: CompiledComponent): CodeTraits {
  const html = snippets.html.files.map(({ code }) => code).join('\n')
  return { isInteractive: /\sx-data\b/.test(html), hasPictures: /<img\b/.test(html) }
}

/** What is known of a component that is not compiled yet. */
export const unknownCode: CodeTraits = { isInteractive: false, hasPictures: false }

/** The day a part was released; none where it is not listed. */
export const dayOf = (part: string, added: Record<string, string>): string =>
  Object.hasOwn(added, part) ? (added[part] ?? '') : ''
