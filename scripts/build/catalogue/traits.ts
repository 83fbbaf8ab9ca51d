/** What the library can be filtered by besides what a component says of itself. */
import type { CompiledComponent, ComponentTraits } from '#shared/catalog.ts'
import { readPartNumbers } from './part-numbers.ts'

/** The day each part was first released, by its number. */
export const readAdded = (): Record<string, string> => readPartNumbers().added

/**
 * Reads what a compiled component does off its HTML: it behaves where Alpine.js has work to do, and has pictures where it
 * shows any. A part whose day is not listed has none.
 */
export function traitsOf({ part, snippets }: CompiledComponent, added: Record<string, string>): ComponentTraits {
  const html = snippets.html.files.map(({ code }) => code).join('\n')
  return {
    ...traitsAhead(part, added),
    isInteractive: /\sx-data\b/.test(html),
    hasPictures: /<img\b/.test(html),
  }
}

/** What is known of a component that is not compiled yet. */
export const traitsAhead = (part: string, added: Record<string, string>): ComponentTraits => ({
  added: Object.hasOwn(added, part) ? (added[part] ?? '') : '',
  isInteractive: false,
  hasPictures: false,
})
