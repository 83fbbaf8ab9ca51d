import type { Target } from '../types.ts'
import type { StateName } from '../tailwind/state-variant.ts'
import type { HtmlPart } from '../targets/html/part.ts'
import type { VuePart } from '../targets/vue/part.ts'
import type { SveltePart } from '../targets/svelte/part.ts'
import type { PartName } from './names.ts'

/** What every flavour says about a part: the variant that shows each of its states. */
export type Dialect = { variants: Partial<Record<StateName, string>> }

/** How each flavour writes a part. React needs nothing: the author's source is already it. */
export type Dialects = {
  react: null
  html: HtmlPart
  vue: VuePart
  svelte: SveltePart
} & Record<Target, Dialect | null>

/** Everything the compiler knows about one part of an interactive element. */
export type ElementDefinition = {
  /** The element it renders unless `as` says otherwise; null when it renders none and passes everything on to its child. */
  tag: string | null
  /** Attributes of its own, besides those of HTML. */
  props: readonly string[]
  /** The part it must stand in, or the parts of which one must be around it. */
  inside: PartName | readonly PartName[] | null
  /** States it puts on its element, for variants such as `data-open:`. */
  states: readonly StateName[]
  dialects: Dialects
}
