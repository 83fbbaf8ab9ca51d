/** A style sheet for what wears names instead of classes: Tailwind's own, rule by rule, with other selectors. */
import { createRequire } from 'node:module'
import type { SelectorComponent, transform as Transform } from 'lightningcss'
import type { ListNames } from '#shared/list-names.ts'
import { markers } from './foreign-classes.ts'

// The one that Tailwind itself brings.
const require = createRequire(createRequire(import.meta.url).resolve('@tailwindcss/node'))
const { transform } = require('lightningcss') as { transform: typeof Transform }

/**
 * Puts the names of lists in the place of classes: a class becomes all lists that hold it. Neither the order of rules nor
 * the weight of a selector changes, since a name weighs what a class weighs.
 * Throws where a rule is for a class that stands in no list, and where an element is chosen by the text of its classes.
 *
 * @param css minified or not; `names` as `opaqueSource` gives them
 */
export function opaqueStyles(css: string, names: ListNames): string {
  const holders = holdersOf(names)

  /** What stands for a class at the end of which something else may hang. */
  function named(name: string): SelectorComponent[] {
    if (markers.has(name)) return [{ type: 'class', name }]
    const lists = holders.get(name)
    if (!lists) throw new Error(`The style sheet has a rule for “${name}”, which stands in no list of classes.`)
    return lists.map((list) => ({ type: 'class', name: list }))
  }
  // Lightning CSS visits whole selectors only, not those within :is(), :where(), :not() and :has().
  function inner(part: SelectorComponent): SelectorComponent {
    if (part.type === 'class') {
      const [first, ...rest] = named(part.name)
      if (first && rest.length === 0) return first
      return { type: 'pseudo-class', kind: 'is', selectors: named(part.name).map((each) => [each]) }
    }
    if (part.type === 'attribute' && part.name === 'class')
      throw new Error('The style sheet chooses elements by the text of their classes, which previews do not have.')
    if (part.type === 'pseudo-class')
      switch (part.kind) {
        case 'is':
        case 'where':
        case 'not':
        case 'has':
          return { ...part, selectors: part.selectors.map((each) => each.map(inner)) }
      }
    if (JSON.stringify(part).includes('"type":"class"'))
      throw new Error(`The style sheet has a class within “${part.type}”, where nothing gives it a name yet.`)
    return part
  }

  const { code } = transform({
    filename: 'preview.css',
    code: new TextEncoder().encode(css),
    minify: true,
    visitor: {
      Selector(selector) {
        const [first, ...rest] = selector
        const tail = rest.map(inner)
        if (first?.type !== 'class') return selector.map(inner)
        return named(first.name).map((each) => [each, ...tail])
      },
    },
  })
  return new TextDecoder().decode(code)
}

/** The lists that hold a class, by the class. */
function holdersOf(names: ListNames): Map<string, string[]> {
  const holders = new Map<string, string[]>()
  for (const [list, name] of Object.entries(names))
    for (const word of list.split(' ')) holders.set(word, [...(holders.get(word) ?? []), name])
  return holders
}
