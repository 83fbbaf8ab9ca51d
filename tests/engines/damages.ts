/** One thing taken away from what customers copy, in one flavour: playing it must show it. */
import type { Flavour } from '#shared/catalog.ts'
import { sample } from './sample.ts'

export type Damage = { what: string; path: string; flavour: Flavour; from: string; to: string }

export const damages: Damage[] = [
  {
    what: 'Escape does not close the dialog',
    path: sample.dialog,
    flavour: 'html',
    from: '@keydown.escape.prevent.stop="open = false"\n    @keydown.escape.window="open && (open = false)"',
    to: '',
  },
  {
    what: 'a screen reader is not told how a column is sorted',
    path: sample.table,
    flavour: 'vue',
    from: ':aria-sort',
    to: ':data-sort',
  },
  {
    what: 'Escape does not take a hint away',
    path: sample.tooltip,
    flavour: 'svelte',
    from: "if (event.key === 'Escape') hinted = ''",
    to: '',
  },
]
