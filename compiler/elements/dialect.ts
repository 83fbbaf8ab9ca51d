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

/** Everything the compiler knows about each part. `compile.ts` hands it to whatever asks for parts. */
export type Elements = Readonly<Record<PartName, ElementPart>>
type ElementPart = ElementDefinition & { dialects: Dialects }

/** The parts of one element, each with how the flavours write it; a part that lacks its dialects does not compile. */
export const withDialects = <Name extends PartName>(
  definitions: Readonly<Record<Name, ElementDefinition>>,
  dialects: Readonly<Record<Name, Dialects>>,
): Record<Name, ElementPart> => {
  const parts = Object.keys(definitions) as Name[]
  return Object.fromEntries(parts.map((name) => [name, { ...definitions[name], dialects: dialects[name] }])) as Record<
    Name,
    ElementPart
  >
}
