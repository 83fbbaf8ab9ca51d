import type { Part } from '../../ir/types.ts'
import type { StateName } from '../../tailwind/state-variant.ts'
import type { VueNode } from './nodes.ts'
import type { Scope, Writer } from './writer.ts'

/** How Vue writes a part of an interactive element. */
export type VuePart = {
  /**
   * What shows each state: a variant of an attribute the part has, such as `aria-expanded`; `slot:active` where only
   * the slot knows it; or nothing, where the part is only there while it has the state.
   */
  variants: Partial<Record<StateName, string>>
  /** Looks at the whole component before any of it is written. */
  prepare?: (writer: Writer) => void
  write: (part: Part, writer: Writer, scope: Scope) => VueNode[]
}
