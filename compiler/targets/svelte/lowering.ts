import type { Binding, Component, Element, EventHandler, For, Part, ViewNode } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import type { Node } from '../../parse/ast.ts'
import type { Report } from '../../problems/report.ts'
import type { DesignSystem } from '../../tailwind/design-system.ts'
import type { StateName } from '../../tailwind/state-variant.ts'
import type { CompilerOptions } from '../../types.ts'
import type { PartName } from '../../elements/names.ts'

/** The variants that show the states of an element. */
export type Variants = Partial<Record<StateName, string>>

/** What surrounds the markup being lowered. */
export type Scope = {
  /** What a part without an element of its own passes to its only child. */
  passed: { component: string; attributes: string[]; variants: Variants; defaults: string } | null
  /** Svelte's own transition for the only child, in place of the classes that stage it. */
  transition: boolean
  /** Elements marked `group` or `group/name`, nearest last. */
  groups: { name: string | null; variants: Variants }[]
  /** Keys of the surrounding lists, which make ids unique. */
  keys: string[]
  /** What enclosing parts tell those inside them. */
  parts: Partial<Record<PartName, Record<string, string>>>
}

/** What a recipe says about a part: the component of Bits UI it becomes, and how. */
export type Recipe = {
  /** `Dialog.Title`; null when the part is a plain element here. */
  component: string | null
  /** The element the component renders by itself. */
  renders?: string
  /** The element to end up with, where it is not the author's choice. */
  tag?: string
  attributes?: string[]
  /** Events of the recipe, which stand where people write them: after what the author gives. */
  events?: string[]
  variants?: Variants
  /** Author's attributes the recipe has dealt with. */
  consumed?: readonly string[]
  /** Classes to add unless the author has decided the same. */
  defaults?: string
  children?: string
}

/** The tools recipes work with. */
export type Lowering = {
  component: Component
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
  children(nodes: ViewNode[], scope: Scope, isSeparated?: boolean): string
  element(node: Element | Part, scope: Scope, recipe: Recipe): string
  /** The JavaScript of an expression. */
  expression(node: Node): string
  /** The function an event calls. */
  handler(handler: EventHandler): string
  /** What an event does with one argument, as the body of an arrow function. */
  call(handler: EventHandler, argument: string): string
  /** A name within the markup that hides none of the author's and none of the script's. */
  name(wish: string): string
  /** The name of a new variable of the script. */
  declare(wish: string): string
  /** The name of a variable that all recipes share. */
  shared(wish: string): string
  /** Imports a namespace of Bits UI and answers it. */
  bits(name: string): string
}

/** The scope inside a part that tells those within something. */
export const within = (scope: Scope, part: PartName, facts: Record<string, string>): Scope => ({
  ...scope,
  parts: { ...scope.parts, [part]: facts },
})

/** Adds a name to import. */
export function importName(lowering: Pick<Lowering, 'imports'>, from: string, name: string) {
  lowering.imports.set(from, (lowering.imports.get(from) ?? new Set()).add(name))
}
