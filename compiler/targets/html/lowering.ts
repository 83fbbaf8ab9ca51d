import type { Binding, Component, Element, Part, ViewNode } from '../../ir/types.ts'
import type { Evaluation, Evaluator } from '../../constants/evaluate.ts'
import type { Node } from '../../parse/ast.ts'
import type { Report } from '../../problems/report.ts'
import type { DesignSystem } from '../../tailwind/design-system.ts'
import type { StateName } from '../../tailwind/state-variant.ts'
import type { CompilerOptions } from '../../types.ts'
import type { Elements } from '../../elements/dialect.ts'
import type { Facts } from '../../ir/facts.ts'
import type { Alpine } from './alpine.ts'
import type { HtmlAttribute, HtmlNode } from './nodes.ts'

/** Who puts state on an element, how that state is written here, and which of it some class asks for. */
export type StateOwner = {
  variants: Partial<Record<StateName, string>>
  /** States that are only visible through a `data-*` attribute the recipe must bind. */
  asked: Set<StateName>
}

/** What surrounds the markup being lowered. */
export type Scope = {
  /** Values known here: constants and the items of unrolled lists. */
  env: ReadonlyMap<Binding, unknown>
  /** Inside a <template>, where nothing shows before Alpine runs. */
  inTemplate: boolean
  /** What a part without an element of its own passes to its only child. */
  passed: { attributes: HtmlAttribute[]; owner: StateOwner | null; transition: boolean; defaults: string } | null
  /** Whether siblings here are flex or grid items, so that a run of text must stay one item. */
  separated: boolean
  /** The value of the option a surrounding select shows at first. */
  selected: string | null
  /** Elements marked `group` or `group/name`, nearest last. */
  groups: { name: string | null; owner: StateOwner }[]
  /** Where a dialog inside another one is put; null outside of dialogs. */
  nested: HtmlNode[] | null
  /** What enclosing parts tell those inside them. */
  parts: Facts
}

/** What a recipe says about the element it makes of a part. */
export type Recipe = {
  tag: string
  attributes?: HtmlAttribute[]
  variants?: Partial<Record<StateName, string>>
  /** JavaScript for states that classes may ask for through `data-*`. */
  states?: Partial<Record<StateName, string>>
  /** Author's attributes the recipe has dealt with. */
  consumed?: readonly string[]
  /** Turn `data-closed:` and its like into Alpine's transition attributes. */
  transition?: boolean
  /** Classes to add unless the author has decided the same. */
  defaults?: string
  children?: HtmlNode[]
  /** What stands before the author's children. */
  lead?: HtmlNode[]
}

/** The tools recipes work with. */
export type Lowering = {
  component: Component
  elements: Elements
  evaluator: Evaluator
  report: Report
  design: DesignSystem
  icons: CompilerOptions['icons']
  alpine: Alpine
  /** Conditions that decide whether a form has a field. */
  formConditions: ReadonlySet<ViewNode>
  /** What the page must provide. */
  needs: Set<'alpine' | 'focus' | 'cloak' | 'script'>
  /** Sources of `Alpine.data()` recipes by name. */
  recipes: Map<string, string>
  children(nodes: ViewNode[], scope: Scope): HtmlNode[]
  element(node: Element | Part, scope: Scope, recipe: Recipe): HtmlNode[]
  /** The JavaScript of an expression. */
  expression(node: Node, scope: Scope): string
  evaluate(node: Node, scope: Scope): Evaluation
  /** The value an expression has when the page loads. */
  initially(node: Node, scope: Scope): Evaluation
  /** A name for a recipe's own state that no name of the author hides. */
  name(...wishes: string[]): string
  /** Keeps names for a recipe; an author's state or function of that name is a problem (E106). */
  reserve(names: readonly string[], owner: string): void
}
