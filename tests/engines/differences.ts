/** Where a flavour does otherwise than React, on purpose, by name and with a reason. One that nothing shows any more must go. */
import type { Flavour } from '#shared/catalog.ts'
import type { Finding } from './compare.ts'

export type KnownDifference = {
  flavours: Flavour[]
  /** A sentence for customers. */
  reason: string
  step: RegExp
  aspects: Finding['aspect'][]
  ours?: RegExp
  react?: RegExp
  /** What no pattern says. */
  is?: (finding: Finding) => boolean
}

/** A line of the tree: its role, its name where it has one, and what else is said of it. */
const partsOf = (line = '') => /^(\w+)(?: "(.*?)")?((?: \[.*)?)$/.exec(line)?.slice(1) ?? []

/** The same things in the same state, whose names React has lost, whole or but for what is left of their words. */
const isNameless = ({ ours, react }: Finding) =>
  ours.length > 0 &&
  ours.length === react.length &&
  ours.every((line, index) => {
    const [[role, name = '', state], [role2, left = '', state2]] = [partsOf(line), partsOf(react[index])]
    return role !== undefined && role === role2 && state === state2 && left.length < name.length && name.includes(left)
  })

/** In the words of the steps in explore.ts. */
export const knownDifferences: KnownDifference[] = [
  {
    flavours: ['html', 'vue', 'svelte'],
    reason: 'In React, Headless UI hides what is beside an open menu from screen readers; here it stays as it is.',
    step: /^popup: /,
    aspects: ['tree'],
    is: isNameless,
  },
  {
    flavours: ['html', 'svelte'],
    reason: 'Tab closes the menu and moves on; in React, Headless UI loses the focus there.',
    step: /^popup: (Tab|Escape leaves it closed)$/,
    aspects: ['focus'],
    react: /^(body|document)$/,
  },
  {
    flavours: ['svelte'],
    reason:
      'Bits UI lets nothing beside an open menu feel the pointer: what shows under the pointer alone hides, until the pointer moves again.',
    step: /^popup: /,
    aspects: ['faint'],
    is: ({ ours, react }) => ours.length > 0 && react.length === 0,
  },
  {
    flavours: ['html'],
    reason:
      'WebKit draws the outline of a link with negative margins four pixels wider where white space stands in it, as in HTML.',
    step: /^\d+ px$/,
    aspects: ['structure'],
    is: ({ what }) => {
      const [left = 0, width = 0, left2 = 0, width2 = 0] = [...what.matchAll(/\d+/g)].slice(1).map(Number)
      return /^\d+ <a> box: \d+ \d+, in React \d+ \d+$/.test(what) && left2 - left === 4 && width - width2 === 4
    },
  },
  {
    flavours: ['svelte'],
    reason: 'Bits UI opens a menu on its first item, also by mouse.',
    step: /^popup: a click opens( again)?$/,
    aspects: ['focus'],
    ours: /^menuitem/,
    react: /^menu$/,
  },
  {
    flavours: ['svelte'],
    reason: 'Bits UI: a menu that the pointer opened and closed leaves the focus where it was before.',
    step: /^popup: a click outside closes$/,
    aspects: ['focus'],
    ours: /^(body|document)$/,
  },
  {
    flavours: ['svelte'],
    reason: 'Bits UI: a popover takes the focus when it opens, and keeps Tab inside.',
    step: /^disclosure: (Enter|Space|Tab goes in)$/,
    aspects: ['focus'],
    ours: /^(link|button|tab|textbox|checkbox|dialog)/,
  },
]

/** The reason of a finding that is known. */
export function knownFinding(
  flavour: Flavour,
  finding: Finding,
  differences: readonly KnownDifference[] = knownDifferences,
): string | undefined {
  const { step, aspect, ours, react } = finding
  const isKnown = (known: KnownDifference) =>
    known.flavours.includes(flavour) &&
    known.step.test(step) &&
    known.aspects.includes(aspect) &&
    (known.ours?.test(ours.join('\n')) ?? true) &&
    (known.react?.test(react.join('\n')) ?? true) &&
    (known.is?.(finding) ?? true)
  return differences.find(isKnown)?.reason
}
