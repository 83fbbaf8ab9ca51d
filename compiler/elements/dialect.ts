import type { Target } from '../types.ts'
import type { StateName } from '../tailwind/state-variant.ts'
import type { HtmlPart } from '../targets/html/part.ts'
import type { VuePart } from '../targets/vue/part.ts'
import type { SveltePart } from '../targets/svelte/part.ts'
import type { ElementDefinition } from './definition.ts'
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

/** Everything the compiler knows about each part. `compile.ts` hands it to whatever needs the dialects. */
export type Elements = Readonly<Record<PartName, ElementDefinition & { dialects: Dialects }>>
