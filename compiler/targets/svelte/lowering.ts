import type { Binding, Component, Element, EventHandler, For, Part, ViewNode } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import type { Expression, Node } from '../../parse/ast.ts'
import type { Report } from '../../problems/report.ts'
import type { DesignSystem } from '../../tailwind/design-system.ts'
import type { StateName } from '../../tailwind/state-variant.ts'
import type { CompilerOptions } from '../../types.ts'
import type { Elements } from '../../elements/dialect.ts'
import type { SvelteAttribute, SvelteContent, SvelteElement } from './nodes.ts'
import type { Facts } from '../../ir/facts.ts'

/** The variants that show the states of an element. */
export type Variants = Partial<Record<StateName, string>>

/** What surrounds the markup being lowered. */
export type Scope = {
  /** What a part without an element of its own passes to its only child. */
  passed: { component: string; attributes: SvelteAttribute[]; variants: Variants; defaults: string } | null
  /** Svelte's own transition for the only child, in place of the classes that stage it. */
  transition: boolean
  /** Elements marked `group` or `group/name`, nearest last. */
  groups: { name: string | null; variants: Variants }[]
  /** Keys of the surrounding lists, which make ids unique. */
  keys: Expression[]
  /** The combobox around, whose options write out what it runs and shows with their own value. */
  combobox: Part | null
  /** What enclosing parts tell those inside them. */
  parts: Facts
}

/** What a recipe says about a part: the component of Bits UI it becomes, and how. */
export type Recipe = {
  /** `Dialog.Title`; null when the part is a plain element here. */
  component: string | null
  /** The element the component renders by itself. */
  renders?: string
  /** The element to end up with, where it is not the author's choice. */
  tag?: string
  attributes?: SvelteAttribute[]
  /** Events of the recipe, which stand where people write them: after what the author gives. */
  events?: SvelteAttribute[]
  variants?: Variants
  /** Attributes of the element that is handed to the component, after what the component gives it. */
  own?: SvelteAttribute[]
  /** Author's attributes the recipe has dealt with. */
  consumed?: readonly string[]
  /** Classes to add unless the author has decided the same. */
  defaults?: string
  children?: SvelteContent
}

/** The tools recipes work with. */
export type Lowering = {
  component: Component
  elements: Elements
  evaluator: Evaluator
  report: Report
  design: DesignSystem
  icons: CompilerOptions['icons']
  /** Names to import, by module. */
  imports: Map<string, Set<string>>
  /** Snippets for the icons that stand in data, by name. */
  snippets: Map<string, Extract<Binding, { kind: 'icon' }>>
  /** Variables of the recipes: source by name. */
  variables: Map<string, string>
  /** Values and functions of the recipes that stand after those of the component. */
  derived: Map<string, string>
  /** Names for the positions in lists whose author needed none. */
  indexes: Map<For, string>
  /** Ids given so far, so that no two are alike. */
  ids: Set<string>
  children(nodes: ViewNode[], scope: Scope, separated?: boolean): SvelteContent
  element(node: Element | Part, scope: Scope, recipe: Recipe): SvelteElement
  /** What the code written so far names. */
  used: Set<Binding>
  /** The JavaScript of an expression. */
  expression(node: Node): string
  /** The function an event calls. */
  handler(handler: EventHandler): string
  /** What an event does with one argument, as the body of an arrow function. */
  call(handler: EventHandler, argument: string): string
  /** The same as a function without parameters; what takes no argument stands for itself. */
  callback(handler: EventHandler, argument: string): string
  /** The same as one statement: that of an expression, or a block. */
  statement(handler: EventHandler, argument: string): string
  /** The same as statements that stand in a block; without an argument its own parameter stays. */
  statements(handler: EventHandler, argument?: string): string
  /** A name within the markup that hides none of the author's and none of the script's. */
  name(wish: string): string
  /** The name of a new variable of the script. */
  declare(wish: string): string
  /** The name of a variable that all recipes share. */
  shared(wish: string): string
  /** Imports a namespace of Bits UI and answers it. */
  bits(name: string): string
}

/** Adds a name to import. */
export function importName(lowering: Pick<Lowering, 'imports'>, from: string, name: string) {
  lowering.imports.set(from, (lowering.imports.get(from) ?? new Set()).add(name))
}
