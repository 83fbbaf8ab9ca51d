/** What may stand otherwise than in React, by name and with its reason. One that no component shows any more must go. */
import type { Flavour } from '#shared/catalog.ts'
import type { Difference } from './compare.ts'

export type KnownDifference = {
  flavours: Flavour[]
  /** A sentence for customers. */
  reason: string
  is: (difference: Difference) => boolean
}

const every = (list: string[], pattern: RegExp) => list.every((each) => pattern.test(each))
const only = (aspect: Difference['aspect'], ours: RegExp, react: RegExp) => (difference: Difference) =>
  difference.aspect === aspect && every(difference.ours, ours) && every(difference.react, react)
const none = /^$/

/** Classes that say the same of a state under the name of another library. */
const renamed = (from: string, to: string) => (difference: Difference) =>
  difference.aspect === 'classes' &&
  difference.ours.length > 0 &&
  difference.ours
    .map((name) => name.replace(from, to))
    .toSorted()
    .join(' ') === difference.react.toSorted().join(' ')

export const knownDifferences: KnownDifference[] = [
  {
    flavours: ['html', 'svelte'],
    reason: 'A button that opens something says what it controls also while that is closed.',
    is: only('attributes', /^aria-controls=what is not drawn$/, none),
  },
  {
    flavours: ['svelte'],
    reason: 'Bits UI: the button of a popover says that it opens a dialog.',
    is: only('attributes', /^aria-haspopup=dialog$/, none),
  },
  {
    flavours: ['svelte'],
    reason: 'Bits UI: a switch has its name from its label, without a reference.',
    is: only('attributes', none, /^aria-labelledby=\d+$/),
  },
  {
    flavours: ['svelte'],
    reason: 'Bits UI: what is closed is kept on the page and not drawn.',
    is: only('classes', /^data-closed:hidden$/, none),
  },
  {
    flavours: ['svelte'],
    reason: 'Bits UI calls the chosen tab active.',
    is: renamed('data-active', 'data-selected'),
  },
]

/** Variants by which a class goes by the state of a part. */
const state = /^(?:(?:group|peer|not|has|in)-)*(?:data|aria|ui)-/
const isOfState = (name: string) => name.split(':').some((part) => state.test(part))
const withoutState = (name: string) =>
  name
    .split(':')
    .filter((part) => !state.test(part) && !/^(?:group-|peer-)?(?:focus|hover)$/.test(part))
    .join(':')

/** A utility without its value, with the variants before it: what one class of a state takes the place of. */
const kindOf = (name: string) => withoutState(name).replace(/(-?[a-z]+)[^:]*$/, '$1')

/**
 * Classes of a state as each library has it: variants, or the plain class while the state lasts, in the place of the one
 * it had at rest. What they do is compared as looks.
 */
function goesByState({ aspect, ours, react }: Difference): boolean {
  const isPlainOf = (state: string, name: string) => isOfState(state) && withoutState(state) === withoutState(name)
  const isMeant = (name: string, own: string[], others: string[]) =>
    isOfState(name) ||
    name === 'group' ||
    others.some((other) => isPlainOf(other, name)) ||
    own.some((state) => kindOf(state) === kindOf(name) && others.some((other) => isPlainOf(state, other)))
  return (
    aspect === 'classes' &&
    ours.every((name) => isMeant(name, ours, react)) &&
    react.every((name) => isMeant(name, react, ours))
  )
}

export type LaterDifference = KnownDifference & {
  /** What the component's source contains; without it, anything. */
  where?: RegExp
}

/** What differs only once something is open or chosen. */
export const laterDifferences: LaterDifference[] = [
  {
    flavours: ['html', 'vue', 'svelte'],
    reason: 'What a class does in a state of a part is said in the way of each library; it looks the same.',
    is: goesByState,
  },
  {
    flavours: ['html'],
    where: /<MenuItem\b[^>]*\sdisabled\b/,
    reason: 'An item that cannot be chosen is left out by the Tab key; in React, Headless UI closes the menu before.',
    is: (difference) => /^(?:a|button)$/.test(difference.tag) && only('attributes', /^tabindex=-1$/, none)(difference),
  },
  {
    flavours: ['html'],
    reason: 'The field on which a dialog opens is named by an attribute; React gives it the focus by a script.',
    is: only('attributes', /^autofocus=$/, none),
  },
  {
    flavours: ['svelte'],
    where: /<Menu\b/,
    reason: 'Bits UI says that a menu is vertical, which a menu is anyway.',
    is: only('attributes', /^aria-orientation=vertical$/, none),
  },
  {
    flavours: ['svelte'],
    where: /<Menu\b/,
    reason: 'Bits UI: a heading in a menu is a plain box, in React one without a role.',
    is: (difference) =>
      only('tag', /^div$/, /^header$/)(difference) || only('attributes', none, /^role=presentation$/)(difference),
  },
  {
    flavours: ['svelte'],
    where: /<Dialog\b/,
    reason: 'Bits UI: what lies behind a dialog is not hidden from a screen reader, for it says nothing.',
    is: (difference) => difference.tag === 'div' && only('attributes', none, /^aria-hidden=true$/)(difference),
  },
  {
    flavours: ['svelte'],
    where: /<Menu\b/,
    reason: 'Bits UI: an item of a menu is a box with a role, in React a button with the same role.',
    is: (difference) =>
      only('tag', /^div$/, /^button$/)(difference) ||
      only('attributes', /^tabindex=-1$/, /^type=button$/)(difference) ||
      only('attributes', none, /^type=button$/)(difference) ||
      only('look', /^cursor: auto$/, /^cursor: default$/)(difference),
  },
  {
    flavours: ['svelte'],
    where: /<Dialog\b/,
    reason: 'Bits UI: the title of a dialog is a box with the role and the level of a heading.',
    is: (difference) =>
      only('tag', /^div$/, /^h2$/)(difference) ||
      only('attributes', /^(?:aria-level=2|role=heading)$/, none)(difference),
  },
]

/** Parts that each library builds of elements of its own: once they are open only what is perceived is compared. */
export const otherElements = [
  {
    where: /<Combobox\b/,
    reason: 'The list of a combobox is made of other elements in each library; it reads and looks the same.',
  },
]
