/** What a request for an assistant says beside what is looked for: "a pricing page for Vue, teal". */
import { flavours, type Flavour } from '#shared/catalog.ts'
import { chromaticFamilies, grayFamilies } from '#shared/recolor.ts'
import { wordsOf } from '#shared/search/words.ts'

export type Wishes = { flavour?: Flavour; primary?: string }

const frameworks = new Map<string, Flavour>([
  ...flavours.map((flavour) => [flavour, flavour] as const),
  ['tsx', 'react'],
  ['jsx', 'react'],
  ['next', 'react'],
  ['nextjs', 'react'],
  ['nuxt', 'vue'],
  ['sveltekit', 'svelte'],
  ['alpine', 'html'],
  ['alpinejs', 'html'],
])
const colours = new Set<string>([...chromaticFamilies, ...grayFamilies])

/**
 * Reads framework and colour out of a request.
 *
 * @param asked in words
 * @returns what is wished for, and the words that are left to be searched for: all where nothing else was said
 */
export function wishesIn(asked: string): { wishes: Wishes; words: string } {
  const wishes: Wishes = {}
  const words = wordsOf(asked)
  const left = words.filter((word) => {
    const flavour = frameworks.get(word)
    if (flavour) wishes.flavour ??= flavour
    if (flavour) return false
    if (!colours.has(word)) return true
    wishes.primary ??= word
    return false
  })
  return { wishes, words: (left.length > 0 ? left : words).join(' ') }
}
