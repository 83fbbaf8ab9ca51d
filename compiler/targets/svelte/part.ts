import type { Part } from '../../ir/types.ts'
import type { SvelteNode } from './nodes.ts'
import type { Lowering, Scope, Variants } from './lowering.ts'

/** How Svelte with Bits UI writes a part of an interactive element. */
export type SveltePart = {
  /** The variant that shows each state on the part's element: `data-focus:` on a menu item is `data-highlighted:`. */
  variants: Variants
  lower: (part: Part, lowering: Lowering, scope: Scope) => SvelteNode
}
