import { splitVariants } from '../class-names.ts'
import type { Replacement } from '../edits/replacements.ts'
import { rewriteClasses } from './classes.ts'
import { edit, type Draft } from './draft.ts'

/** Whether a class is for the dark alone, wherever among its variants that stands: "dark:hover:flex", "md:dark:flex". */
export const isForDark = (name: string) => name.includes('dark:') && splitVariants(name).variants.includes('dark')

/**
 * The class for a page that is always light: what is for the dark alone goes, and what is for the light alone needs
 * not say so.
 */
export function inLightOnly(name: string): string {
  if (!name.includes('dark:')) return name
  const { variants, utility } = splitVariants(name)
  if (variants.includes('dark')) return ''
  return [...variants.filter((variant) => variant !== 'not-dark'), utility].join(':')
}

/** Takes the classes for the dark out of a file, and what is left empty by that. */
export const withoutDark = (draft: Draft): Draft => dropEmptied(draft, rewriteClasses(draft, inLightOnly))

/** What stands in an attribute or an argument that has no class left, in the order in which it is looked for. */
const emptied = [
  // An attribute with an empty list, or with a condition whose sides are both empty.
  /\s+(?:class|className)=""/g,
  /\s+(?::class|x-bind:class|v-bind:class)="[^"'?&|]+ (?:&&|\|\|) ''"/g,
  /\s+(?::class|x-bind:class|v-bind:class)="(?:[^"'?]+ \? )?''(?: : '')?"/g,
  /\s+(?:class|className)=\{(?:[^{}'"?]+ \? )?(?:''|"")(?: : (?:''|""))?\}/g,
  // An argument with a condition after another one, and the last one without; an item of a list keeps its number.
  /,\s*(?:[\w.!]+(?:\([\w., ]*\))? && |[\w.!]+ \? '' : )''(?=\s*[,)\]])/g,
  /,\s*''(?=,?\s*\))/g,
] as const

/** Removes attributes and arguments that were emptied; those that were empty before are the author's. */
function dropEmptied(before: Draft, after: Draft): Draft {
  if (before === after) return after
  return emptied.reduce((draft, pattern) => {
    // Where a list is empty now; a place without a list is none of ours.
    const places = draft.marks.classes.filter(({ start, end }) => start === end)
    if (places.length === 0) return draft
    const found = [...draft.code.matchAll(pattern)].flatMap(({ 0: text, index }): Replacement[] => {
      const end = index + text.length
      return places.some(({ start }) => start > index && start < end) ? [{ start: index, end, text: '' }] : []
    })
    return edit({ ...draft, marks: withoutPlacesIn(draft.marks, found) }, found)
  }, after)
}

/** The marks that do not lie in what goes. */
function withoutPlacesIn(marks: Draft['marks'], gone: readonly Replacement[]): Draft['marks'] {
  const stays = (at: number) => !gone.some(({ start, end }) => at >= start && at < end)
  return {
    classes: marks.classes.filter(({ start }) => stays(start)),
    quotes: marks.quotes.filter(([open]) => stays(open)),
    statementEnds: marks.statementEnds,
    guards: marks.guards,
    verbatim: marks.verbatim.filter(([start]) => stays(start)),
  }
}
