import type { Attribute, Element, Icon, Part, ViewNode } from '../../ir/types.ts'
import { isTag, walkView } from '../../ir/walk.ts'
import { splitClasses } from '../../tailwind/candidate.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { writeAttributes } from './attributes.ts'
import { writeClasses } from './classes.ts'
import { modelAttributes } from './model.ts'
import { nativeValues } from './native-values.ts'
import { attribute, type VueAttribute, type VueNode } from './nodes.ts'
import type { Recipe, Scope, Writer } from './writer.ts'
import { groupNames } from '../../tailwind/group.ts'
import { splitStages } from '../../tailwind/stages.ts'

/** Makes an element of an author's element, or of a part by its recipe. */
export function writeElement(node: Element | Part, scope: Scope, recipe: Recipe, writer: Writer): VueNode[] {
  const { tag } = recipe
  const owner = recipe.owner === undefined ? scope.passed : recipe.owner
  const classes = writeClasses(node.classes, scope, owner, writer)
  const fixed = recipe.stages ? splitStages(classes.fixed, recipe.stages) : classes.fixed
  const model = node.kind === 'element' ? modelAttributes(node, writer) : { attributes: [], consumed: [] }
  const native = nativeValues(node, tag, model.consumed, scope, writer)
  const layout = layoutOf(nativeTag(node, tag, writer), fixed)
  const inner: Scope = {
    ...scope,
    passed: null,
    selected: native.selected ?? scope.selected,
    groups: [...scope.groups, ...groupNames(fixed).map((name) => ({ name, owner }))],
  }
  const consumed = [...(recipe.consumed ?? []), ...model.consumed, ...native.consumed, 'data-autofocus']
  const children = native.text ?? writer.children(node.children, inner)
  return [
    {
      kind: 'element',
      tag,
      attributes: [
        ...(recipe.attributes ?? []),
        ...mark(node, writer),
        ...model.attributes,
        ...writeAttributes(node, node.kind === 'part' ? 'part' : tag, consumed, writer),
        ...native.attributes,
        ...classAttribute(withoutIdleGroups(fixed, children, classesFromData(node.children))),
        ...classes.dynamic,
      ],
      children,
      layout,
    },
  ]
}

/**
 * An icon by its name, or one that data chooses. Those of Heroicons for Vue hand on nothing but classes, styles and
 * listeners: one that has more, such as a name, stands there as the drawing it is.
 */
export function writeIcon(node: Icon, scope: Scope, writer: Writer): VueNode[] {
  const { binding, expression } = node
  const classes = writeClasses(node.classes, scope, scope.passed, writer)
  if (binding && isDrawn(node)) {
    const { head, shapes } = drawingOf(writer.icons(binding.set, binding.icon) ?? '')
    const own = [...writeAttributes(node, 'svg', [], writer), ...classAttribute(classes.fixed), ...classes.dynamic]
    const given = new Set(own.map(({ name }) => name.replace(/^:/, '')))
    const attributes = [...own, ...head.filter(({ name }) => !given.has(name))]
    return [{ kind: 'element', tag: 'svg', attributes, children: shapes, layout: layoutOf('svg', classes.fixed) }]
  }
  return [
    {
      kind: 'element',
      tag: binding ? binding.name : 'component',
      attributes: [
        ...(expression ? [attribute(':is', writer.code(expression))] : []),
        ...writeAttributes(node, 'svg', [], writer),
        ...classAttribute(classes.fixed),
        ...classes.dynamic,
      ],
      children: [],
      layout: layoutOf('svg', classes.fixed),
    },
  ]
}

/** Whether an icon stands there as its drawing, so that nothing is imported for it. */
export const isDrawn = ({ binding, attributes }: Icon) => binding !== null && !attributes.every(isHandedOn)

const isHandedOn = (each: Attribute) =>
  each.kind === 'event' ||
  each.name === 'style' ||
  (each.name === 'aria-hidden' && (each.kind === 'flag' || (each.kind === 'static' && each.value === 'true')))

/** The attributes and the shapes of a Heroicon, which is a flat list of elements without text. */
function drawingOf(svg: string): { head: VueAttribute[]; shapes: VueNode[] } {
  const [, head = '', body = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  const shapes = [...body.matchAll(/<(\w+)([^>]*?)\/?>(?:<\/\1>)?/g)].map(([, tag = '', inner = '']): VueNode => {
    return { kind: 'element', tag, attributes: readAttributes(inner), children: [], layout: layoutOf('path', '') }
  })
  return { head: readAttributes(head).filter(({ name }) => name !== 'xmlns' && name !== 'data-slot'), shapes }
}

const readAttributes = (head: string): VueAttribute[] =>
  [...head.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => attribute(name, value))

const classAttribute = (classes: string) => (classes === '' ? [] : [attribute('class', classes)])

/** Drops `group` where what looked at it has become a condition of its own. */
function withoutIdleGroups(classes: string, children: VueNode[], fromData: string): string {
  const isUsed = (variant: RegExp, nodes: VueNode[]): boolean =>
    nodes.some(
      (node) =>
        node.kind === 'element' &&
        (node.attributes.some(({ name, value }) => name.endsWith('class') && variant.test(value ?? '')) ||
          isUsed(variant, node.children)),
    )
  return splitClasses(classes)
    .filter((name) => {
      const match = /^group(\/[\w-]+)?$/.exec(name)
      if (!match) return true
      const variant = match[1] ? new RegExp(`${match[1]}:`) : /(^|[\s':])group-/
      return variant.test(fromData) || isUsed(variant, children)
    })
    .join(' ')
}

/** What data may bring as classes anywhere below: their attributes hold a name, not the classes. */
function classesFromData(nodes: ViewNode[]): string {
  const options: string[] = []
  walkView(nodes, (node) => {
    if (!isTag(node)) return
    for (const part of node.classes) if (part.kind === 'expr') options.push(...part.options.map(({ value }) => value))
  })
  return options.join(' ')
}

/** The ref of an element that something else of the component looks for. */
function mark(node: Element | Part, writer: Writer): VueAttribute[] {
  const name = writer.marks.get(node)
  return name === undefined ? [] : [attribute('ref', name)]
}

/** How a part lies in the flow is told by the element it renders. */
const nativeTag = (node: Element | Part, tag: string, writer: Writer) =>
  node.kind === 'part' ? (node.as ?? writer.elements[node.part].tag ?? 'div') : tag === 'component' ? node.tag : tag
