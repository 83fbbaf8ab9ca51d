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
