import type { Attribute, Component, Element, EventHandler, Part, State, ViewNode } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import type { Elements } from '../../elements/dialect.ts'
import type { Facts } from '../../ir/facts.ts'
import type { Override } from '../../javascript/rewrite.ts'
import type { Node } from '../../parse/ast.ts'
import type { Report } from '../../problems/report.ts'
import type { DesignSystem } from '../../tailwind/design-system.ts'
import type { Stages } from '../../tailwind/stages.ts'
import type { StateName } from '../../tailwind/state-variant.ts'
import type { DialogRefs } from '../../elements/dialog/vue-focus.ts'
import type { CompilerOptions } from '../../types.ts'
import type { Imports } from './imports.ts'
import type { VueAttribute, VueNode } from './nodes.ts'

/** Who puts state on an element. */
export type StateOwner = {
  variants: Partial<Record<StateName, string>>
  /** The name under which a property of the part's slot is known inside it; asking for it makes the part expose it. */
  slot(property: string): string
}

/** What surrounds the markup being written. */
export type Scope = {
  /** The owner a part without an element of its own passes to its only child. */
  passed: StateOwner | null
  /** The owner of the states of a box that shows them for the control around it, such as an option of radio buttons. */
  control: StateOwner | null
  /** Elements marked `group` or `group/name`, nearest last. */
  groups: { name: string | null; owner: StateOwner | null }[]
  /** The positions in the lists around, outermost first: each names the index that says where we are. */
  positions: (() => string)[]
  /** The value of the option a surrounding select shows at first. */
  selected: Attribute | null
  /** What enclosing parts tell those inside them. */
  parts: Facts
}

/** What a part says about the element it becomes. */
export type Recipe = {
  tag: string
  /** Attributes of the part itself; the author's own follow. */
  attributes?: VueAttribute[]
  owner?: StateOwner | null
  /** Author's attributes the recipe has dealt with. */
  consumed?: readonly string[]
  /** Moves `data-closed:` and its like from the classes into this list, by stage. */
  stages?: Stages
}

/** What an event runs, and the modifiers of its name. */
export type Call = { code: string; modifiers: string[] }

/** The tools parts work with. */
export type Writer = {
  component: Component
  elements: Elements
  evaluator: Evaluator
  report: Report
  design: DesignSystem
  icons: CompilerOptions['icons']
  imports: Imports
  /** States of which a field changes a property in place. */
  changedInPlace: ReadonlySet<State>
  children(nodes: ViewNode[], scope: Scope): VueNode[]
  element(node: Element | Part, scope: Scope, recipe: Recipe): VueNode[]
  /** The code of an expression in the template. */
  code(node: Node, own?: Override): string
  /** What an event runs; `tag` is the element it happens on, null for a component. */
  call(handler: EventHandler, tag: string | null): Call
  /** A name that none of the author's hides, by preference, then numbered. */
  name(...wishes: string[]): string
  /** A name for a property of a slot, which hides none of the author's. */
  slotName(property: string): string
  /** What a watcher watches: a ref, or a function that answers the value. */
  watched(node: Node): string
  dialogs: Map<Part, DialogRefs>
  /** Adds a constant to the script. */
  declare(code: string): void
  /** Adds a constant for a template ref and answers its name. */
  ref(type: string, ...wishes: string[]): string
  /** The reserved names of markup the author marked, such as where a dialog begins. */
  marks: Map<ViewNode, string>
}
