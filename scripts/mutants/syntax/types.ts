/** What a damage needs to know of a file, in every flavour's own syntax: its elements, its texts and its code. */
import type { Flavour } from '#shared/catalog.ts'

/** Places in the file, in UTF-16 units. */
export type Range = { start: number; end: number }

/** A node of ESTree, whichever parser made it. */
export type Tree = Range & { type: string; [field: string]: unknown }

export type Attribute = Range & {
  /** As HTML calls it (`class`, `for`, `aria-label`), or the event's name. */
  name: string
  /** As the file writes it. */
  source: string
  kind: 'plain' | 'bound' | 'event' | 'model' | 'directive'
  /** What follows the name after points, as `.prevent`, with its point. */
  modifiers: (Range & { name: string })[]
  /** What stands between the quotes of a plain one; none where it has no value. */
  value?: Range & { text: string }
  /** The expression of any other. */
  code?: Range
}

export type Element = Range & {
  kind: 'element'
  tag: string
  /** Whether a library or the file itself made it: it has a capital letter or a point. */
  isComponent: boolean
  /** Its name in the first tag, and in the last where there is one. */
  names: [Range, ...Range[]]
  attributes: Attribute[]
  /** Elements and texts that stand directly inside of it. */
  children: (Element | Text)[]
}
export type Text = Range & { kind: 'text'; text: string }

/** What shows something only sometimes. */
export type Condition = {
  test: Range
  /** The one element that it shows, where it is one. */
  shows?: Element
  /** The attribute that says so, where it is one. */
  attribute?: Attribute
  /** Whether something else is shown otherwise. */
  hasOther: boolean
}

/** What repeats something. */
export type Loop = {
  list: Range
  /** All that says the key, with the space before it. */
  key?: Range
  keyCode?: Range
}

export type Part = {
  flavour: Flavour
  code: string
  elements: Element[]
  texts: Text[]
  conditions: Condition[]
  loops: Loop[]
  /** Expressions whose value stands in the text, without their braces. */
  holes: Range[]
  /** All scripts and expressions. */
  roots: Tree[]
}

export class SyntaxProblem extends Error {}
