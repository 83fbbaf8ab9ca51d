import type { Element, Part } from '../../ir/types.ts'
import { elements } from '../../elements/index.ts'
import { isSvgTag, voidTags } from '../../markup/tags.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { lowerAttributes } from './attributes.ts'
import { classAttribute, groupNames, lowerClasses } from './classes.ts'
import { modelOf } from './model.ts'
import { svelteTransition } from './transition.ts'
import type { Lowering, Recipe, Scope } from './lowering.ts'

/** Writes an author's element, or a part by its recipe, as an element or a component of Bits UI. */
export function lowerElement(node: Element | Part, scope: Scope, recipe: Recipe, lowering: Lowering): string {
  const { passed } = scope
  const tag = recipe.tag ?? (node.kind === 'element' ? node.tag : (node.as ?? elements[node.part].tag ?? 'div'))
  const variants = recipe.variants ?? passed?.variants ?? {}
  let classes = lowerClasses(node.classes, scope, variants, lowering)
  const transition = scope.transition ? svelteTransition(node, classes.fixed, lowering) : null
  if (transition) classes = { ...classes, fixed: transition.rest }
  const defaults = missingDefaults(recipe.defaults ?? passed?.defaults, classes.fixed)
  classes = { ...classes, fixed: lowering.design.sort(`${classes.fixed} ${defaults}`) }

  const model = modelOf(node, tag, lowering)
  const consumed = [...(recipe.consumed ?? []), ...model.consumed, ...(isPlainButton(node, recipe) ? ['type'] : [])]
  const attributes = [
    ...(recipe.attributes ?? []),
    ...lowerAttributes(node, tag, consumed, scope, lowering),
    ...model.attributes,
    ...(recipe.events ?? []),
  ]
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
  if (component === null) return writeTag(tag, [...attributes, ...look], children)
  if (tag === recipe.renders) return writeTag(component, [...attributes, ...look], children)
  // What belongs to the element goes on it; behaviour goes through the component, which adds its own.
  const isBehaviour = (attribute: string) =>
    recipe.attributes?.includes(attribute) || /^(on[a-zA-Z]+|bind:ref|style|id)=/.test(attribute)
  const own = attributes.filter((attribute) => !isBehaviour(attribute))
  const element = writeTag(tag, ['{...props}', ...own, ...look], children)
  const through = [...(passed?.attributes ?? []), ...attributes.filter(isBehaviour)]
  return writeTag(component, through, `{#snippet child({ props })}\n${element}\n{/snippet}`)
}

/** Buttons of Bits UI submit nothing by themselves. */
const isPlainButton = (node: Element | Part, { component, renders }: Recipe) =>
  component !== null &&
  renders === 'button' &&
  node.attributes.some(
    (attribute) => attribute.kind === 'static' && attribute.name === 'type' && attribute.value === 'button',
  )

const shortLine = 64

/** A tag with its content; the line breaks at its edges are for Prettier, and nothing a browser would show. */
export function writeTag(tag: string, attributes: string[], children: string): string {
  const head = [tag, ...attributes].join(' ')
  if (children === '')
    return /[.]/.test(tag) || voidTags.has(tag) || (isSvgTag(tag) && tag !== 'title')
      ? `<${head} />`
      : `<${head}></${tag}>`
  const isShort = !children.includes('\n') && head.length + children.length < shortLine && !children.startsWith('{#')
  const edge = isShort || tag === 'pre' ? '' : '\n'
  return `<${head}>${edge}${children}${edge}</${tag}>`
}

const missingDefaults = (defaults: string | undefined, classes: string) =>
  defaults && !/(^|[\s:])outline(-|\s|$)/.test(classes) ? defaults : ''
