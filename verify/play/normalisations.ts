/** What a flavour's behaviour library calls otherwise than Headless UI for React: it is read as what React calls it. */
import type { Flavour } from '#shared/catalog.ts'
import type { Snapshot } from '../browser/snapshot.ts'

export type Normalisation = {
  flavour: Flavour
  /** What the component's source contains. */
  where: RegExp
  reads: RegExp
  as: string | ((...found: string[]) => string)
  /** A sentence for customers. */
  reason: string
}

export const normalisations: Normalisation[] = [
  {
    flavour: 'svelte',
    where: /<ListboxButton\b/,
    reads: /^(\s*)- combobox "([^"]*)"(.*?): (.*)$/gm,
    as: '$1- button "$2 $4"$3: $4',
    reason: 'Bits UI: what opens a listbox is a select-only combobox, named by its label alone.',
  },
  {
    flavour: 'svelte',
    where: /<ListboxButton\b/,
    reads: /^combobox/g,
    as: 'button',
    reason: 'Bits UI: what opens a listbox is a select-only combobox, named by its label alone.',
  },
  {
    flavour: 'svelte',
    where: /<ListboxButton\b/,
    reads: /^(\s*)- listbox "[^"]*"/gm,
    as: '$1- listbox',
    reason: 'Bits UI: the list has the name of its label, in React that of its button.',
  },
  {
    flavour: 'svelte',
    where: /<ComboboxOptions\s+static/,
    reads: /^( *)- application:\n((?:\1  .*\n?)*)/m,
    as: (_, __, inside = '') => inside.replaceAll(/^  /gm, ''),
    reason: 'Bits UI: a palette is an application, whose list is always open and whose active command is selected.',
  },
  {
    flavour: 'svelte',
    where: /<ComboboxOptions\s+static/,
    reads: /^( *- combobox "[^"]*") \[expanded\]/gm,
    as: '$1',
    reason: 'Bits UI: a palette is an application, whose list is always open and whose active command is selected.',
  },
  {
    flavour: 'svelte',
    where: /<ComboboxOptions\s+static/,
    reads: / \[selected\]/g,
    as: '',
    reason: 'Bits UI: a palette is an application, whose list is always open and whose active command is selected.',
  },
]

/** Answers a function that reads a look as React would say it, and tells the reasons it had to. */
export function normaliserOf(
  flavour: Flavour,
  source: string,
  tell: (reason: string) => void,
): (snapshot: Snapshot) => Snapshot {
  const own = normalisations.filter((each) => each.flavour === flavour && each.where.test(source))
  const read = (text: string) =>
    own.reduce((result, { reads, as, reason }) => {
      const likened = typeof as === 'string' ? result.replace(reads, as) : result.replace(reads, as)
      if (likened !== result) tell(reason)
      return likened
    }, text)
  return (snapshot) => ({ ...snapshot, tree: read(snapshot.tree), focus: read(snapshot.focus) })
}
