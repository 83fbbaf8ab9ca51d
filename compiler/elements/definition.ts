import type { StateName } from '../tailwind/state-variant.ts'
import type { PartName } from './names.ts'

/** What a part of an interactive element is, whatever flavour writes it. */
export type ElementDefinition = {
  /** The element it renders unless `as` says otherwise; null when it renders none and passes everything on to its child. */
  tag: string | null
  /** Attributes of its own, besides those of HTML. */
  props: readonly string[]
  /** The part it must stand in, or the parts of which one must be around it. */
  inside: PartName | readonly PartName[] | null
  /** States it puts on its element, for variants such as `data-open:`. */
  states: readonly StateName[]
}
