import type { Element, Part } from '../../ir/types.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { lowerAttributes } from './attributes.ts'
import { classAttribute, lowerClasses } from './classes.ts'
import { modelAttributes } from './model.ts'
import { asChild, element, spread, type SvelteAttribute, type SvelteElement } from './nodes.ts'
import { svelteTransition } from './transition.ts'
import { joinHandlers } from './join-handlers.ts'
import type { Lowering, Recipe, Scope } from './lowering.ts'
import { groupNames } from '../../tailwind/group.ts'
import { missingDefaults } from '../../tailwind/defaults.ts'

/** Makes an element, or a component of Bits UI, of an author's element, or of a part by its recipe. */
export function lowerElement(node: Element | Part, scope: Scope, recipe: Recipe, lowering: Lowering): SvelteElement {
  const { passed } = scope
  const tag =
    recipe.tag ?? (node.kind === 'element' ? node.tag : (node.as ?? lowering.elements[node.part].tag ?? 'div'))
  const variants = recipe.variants ?? passed?.variants ?? {}
  let classes = lowerClasses(node.classes, scope, variants, lowering)
  const transition = scope.transition ? svelteTransition(node, classes.fixed, lowering) : null
  if (transition) classes = { ...classes, fixed: transition.rest }
  const defaults = missingDefaults(recipe.defaults ?? passed?.defaults, classes.fixed)
  classes = { ...classes, fixed: lowering.design.sort(`${classes.fixed} ${defaults}`) }

  const model = modelAttributes(node, tag, lowering)
  const consumed = [...(recipe.consumed ?? []), ...model.consumed, ...(isPlainButton(node, recipe) ? ['type'] : [])]
  const all = [
    ...(recipe.attributes ?? []),
    ...lowerAttributes(node, tag, consumed, scope, lowering),
    ...model.attributes,
    ...(recipe.events ?? []),
  ]
  const attributes = joinHandlers(all, lowering.component)
  const inner: Scope = {
    ...scope,
    passed: null,
    transition: false,
    groups: [...scope.groups, ...groupNames(classes.fixed).map((name) => ({ name, variants }))],
  }
  const { separatesChildren } = layoutOf(tag, classes.fixed)
  const children = recipe.children ?? lowering.children(node.children, inner, separatesChildren)
  const look = [...classAttribute(classes), ...(transition?.attributes ?? [])]

  const component = recipe.component ?? passed?.component ?? null
  if (component === null) return element(tag, [...attributes, ...look], children)
  if (tag === recipe.renders) return element(component, [...attributes, ...look], children)
  // What belongs to the element goes on it; behaviour goes through the component, which adds its own.
  const isBehaviour = (attribute: SvelteAttribute) =>
    recipe.attributes?.includes(attribute) || /^(on[a-zA-Z]+|bind:ref|style|id)$/.test(attribute.name)
  const own = attributes.filter((attribute) => !isBehaviour(attribute))
  const child = element(tag, [spread('props'), ...(recipe.own ?? []), ...own, ...look], children)
  const through = [...(passed?.attributes ?? []), ...attributes.filter(isBehaviour)]
  return element(component, through, asChild(child))
}

/** Buttons of Bits UI submit nothing by themselves. */
const isPlainButton = (node: Element | Part, { component, renders }: Recipe) =>
  component !== null &&
  renders === 'button' &&
  node.attributes.some(
    (attribute) => attribute.kind === 'static' && attribute.name === 'type' && attribute.value === 'button',
  )
