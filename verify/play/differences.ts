/** Where a flavour's own behaviour library does otherwise than Headless UI for React, on purpose. */
import type { Flavour } from '#shared/catalog.ts'

export type Aspect = 'tree' | 'text' | 'focus' | 'trace' | 'pixels' | 'told' | 'moves'
export type KnownDifference = {
  flavour: Flavour
  /** The step's name, without the component's. */
  step: RegExp
  aspects: Aspect[]
  dir?: 'ltr' | 'rtl'
  /** What the component's source contains. */
  where?: RegExp
  /** A sentence for customers. */
  reason: string
}

/** What no component shows any more must leave this list: `npm run verify` says so. */
export const differences: KnownDifference[] = [
  {
    flavour: 'html',
    step: /^popup: Tab$/,
    aspects: ['focus'],
    reason: 'Tab closes the menu and moves on; in React, Headless UI loses the focus there.',
  },
  {
    flavour: 'svelte',
    step: /^popup: Tab$/,
    aspects: ['focus'],
    reason: 'Tab closes the menu and moves on; in React, Headless UI loses the focus there.',
  },
  {
    flavour: 'svelte',
    step: /^popup: ArrowUp opens$/,
    aspects: ['tree', 'text', 'focus', 'pixels'],
    reason: 'Bits UI does not open a menu on ArrowUp.',
  },
  {
    flavour: 'svelte',
    step: /^popup: a click opens( again)?$/,
    aspects: ['focus', 'pixels'],
    reason: 'Bits UI opens a menu on its first item, also by mouse.',
  },
  {
    flavour: 'svelte',
    step: /^no\. \d+ of its kind is clicked( \(|$)/,
    aspects: ['focus', 'pixels'],
    where: /<Menu\b/,
    reason: 'Bits UI opens a menu on its first item, also by mouse.',
  },
  {
    flavour: 'svelte',
    step: /^popup: a click opens( again)? \(/,
    aspects: ['pixels'],
    reason: 'Bits UI: while a menu is open the pointer is over nothing behind it, also not over its button.',
  },
  ...(['html', 'vue'] as const).map((flavour) => ({
    flavour,
    step: /^popup: a click opens( again)? \(/,
    aspects: ['pixels' as const],
    reason: 'In React nothing behind an open menu shows that the pointer is over it; here it does.',
  })),
  ...(['html', 'vue', 'svelte'] as const).map((flavour) => ({
    flavour,
    step: /^dialog: a click outside$/,
    aspects: ['tree' as const, 'text' as const, 'focus' as const, 'pixels' as const],
    where: /<ComboboxOptions\s+static/,
    reason:
      'A click outside closes the palette; in React, Headless UI takes the first one for the list if something was typed.',
  })),
  {
    flavour: 'svelte',
    step: /^dialog: its first field is (filled in|emptied)$/,
    aspects: ['tree'],
    where: /<ComboboxOptions\s+static/,
    reason: 'Bits UI: a palette is an application, whose list is always open and whose active command is selected.',
  },
  {
    flavour: 'svelte',
    step: /^popup: a click (outside closes|chooses)$/,
    aspects: ['focus', 'pixels'],
    reason: 'Bits UI: a menu that the pointer opened and closed leaves the focus where it was before.',
  },
  {
    flavour: 'svelte',
    step: /^tabs: Arrow(Left|Right)$/,
    aspects: ['tree', 'text', 'focus', 'pixels'],
    dir: 'rtl',
    reason: 'Bits UI turns the arrow keys of tabs round where text runs from right to left; Headless UI does not.',
  },
  {
    flavour: 'svelte',
    step: /^(“.*” is clicked|dialog: (Tab|Tab goes round|Shift\+Tab|opened (again|once more)))$/,
    aspects: ['focus', 'pixels'],
    where: /<ComboboxOptions\s+static/,
    reason: 'Bits UI: a palette begins on its first command.',
  },
  {
    flavour: 'svelte',
    step: /^(disclosure: (Enter( opens)?|Space|a click opens|Tab goes (in|out))|no\. \d+ of its kind is clicked)$/,
    aspects: ['focus', 'pixels', 'tree', 'text'],
    where: /<Popover\b/,
    reason: 'Bits UI: a popover takes the focus when it opens, and keeps Tab inside.',
  },
]
