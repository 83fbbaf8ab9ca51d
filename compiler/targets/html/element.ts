import type { Element, Part } from '../../ir/types.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { classAttributes, lowerClasses, splitTransition } from './classes.ts'
import { lowerAttributes } from './attributes.ts'
import { modelAttributes } from './model.ts'
import { nativeValues } from './native-values.ts'
import { soleText } from './text.ts'
import type { Lowering, Recipe, Scope, StateOwner } from './lowering.ts'
import { addAttributes, canHold, plain, script, type HtmlAttribute, type HtmlElement, type HtmlNode } from './nodes.ts'
import { groupNames } from '../../tailwind/group.ts'
import { missingDefaults } from '../../tailwind/defaults.ts'

/** Makes an HTML element of an author's element, or of a part by its recipe. */
export function lowerElement(node: Element | Part, scope: Scope, recipe: Recipe, lowering: Lowering): HtmlNode[] {
  const { tag } = recipe
  const passed = scope.passed
  const owner: StateOwner | null = recipe.variants
    ? { variants: recipe.variants, asked: new Set() }
    : (passed?.owner ?? null)
  const classes = lowerClasses(node.classes, scope, owner, lowering)
  const isTransition = recipe.transition ?? passed?.transition ?? false
  const { rest, attributes: transition } = isTransition
    ? splitTransition(classes.fixed)
    : { rest: classes.fixed, attributes: [] }
  const fixed = lowering.design.sort([rest, missingDefaults(recipe.defaults ?? passed?.defaults, rest)].join(' '))

  const model = modelAttributes(node, tag, scope, lowering)
  const native = nativeValues(node, tag, scope, lowering)
  const inner: Scope = {
    ...scope,
    passed: null,
    separated: layoutOf(tag, fixed).separatesChildren,
    selected: native.selected ?? (tag === 'select' ? null : scope.selected),
    groups: [
      ...scope.groups,
      ...groupNames(fixed).map((name) => ({ name, owner: owner ?? { variants: {}, asked: new Set<never>() } })),
    ],
  }
  const consumed = [...(recipe.consumed ?? []), ...model.consumed, ...native.consumed]
  const element: HtmlElement = {
    kind: 'element',
    tag,
    attributes: lowerAttributes(node, tag, consumed, scope, lowering),
    children: [],
    layout: layoutOf(tag, fixed),
  }
  addAttributes(element, [
    ...classAttributes({ ...classes, fixed }, lowering),
    ...transition,
    ...model.attributes,
    ...native.attributes,
  ])
  addAttributes(element, recipe.attributes ?? [])
  refuseOwnId(node, recipe, lowering)
  if (passed) addAttributes(element, passed.attributes)

  const text = recipe.children || recipe.lead || native.text !== null ? null : soleText(node.children, inner, lowering)
  if (text) {
    addAttributes(element, [script('x-text', text.code)])
    element.children = text.children
  } else if (native.text !== null) element.children = native.text === '' ? [] : [{ kind: 'text', raw: native.text }]
  else element.children = [...(recipe.lead ?? []), ...(recipe.children ?? lowering.children(node.children, inner))]
  addAttributes(element, statesAsked(owner, recipe))
  joinOnlyScope(element)
  if (element.attributes.some((attribute) => attribute.kind !== 'plain')) lowering.needs.add('alpine')
  return [element]
}

/** Parts find each other by ids of their own, which are unique also when a snippet is used twice. */
function refuseOwnId(node: Element | Part, recipe: Recipe, { report }: Lowering) {
  const id = node.attributes.find(({ name }) => name === 'id')
  const given = recipe.attributes?.some((attribute) => attribute.kind === 'script' && attribute.name === ':id')
  if (id && given) report.add('E232', id, 'this part is given its id, by which others find it', 'remove the id')
}

/** A part without an element, standing alone in this one, can use it. */
function joinOnlyScope(element: HtmlElement) {
  const [only, ...others] = element.children.filter((child) => child.kind !== 'comment')
  if (only?.kind !== 'scope' || others.length > 0 || !canHold(element, only.attributes)) return
  addAttributes(element, only.attributes)
  element.children = element.children.flatMap((child) => (child === only ? only.children : [child]))
}

function statesAsked(owner: StateOwner | null, recipe: Recipe): HtmlAttribute[] {
  if (!owner || !recipe.states) return []
  return [...owner.asked].flatMap((state) => {
    const code = recipe.states?.[state]
    if (code === 'true') return [plain(`data-${state}`)]
    return code === undefined ? [] : [script(`:data-${state}`, code)]
  })
}
