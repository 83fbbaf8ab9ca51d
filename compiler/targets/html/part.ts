import type { Part } from '../../ir/types.ts'
import type { StateName } from '../../tailwind/state-variant.ts'
import type { Lowering, Scope } from './lowering.ts'
import type { HtmlNode } from './nodes.ts'

/** How HTML with Alpine writes a part of an interactive element. */
export type HtmlPart = {
  /** The variant that shows each state on the part's element: `data-open:` on a button is `aria-expanded:` in HTML. */
  variants: Partial<Record<StateName, string>>
  lower: (part: Part, lowering: Lowering, scope: Scope) => HtmlNode[]
}
