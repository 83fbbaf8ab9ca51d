import type { Attribute, ClassPart, ViewNode } from '../ir/types.ts'
import type { JSXAttribute, JSXElement, Node } from '../parse/ast.ts'
import { attributeOf } from '../markup/attributes.ts'
import { eventOf, knownEvents } from '../markup/events.ts'
import { isKnownTag } from '../markup/tags.ts'
import { readClasses } from './classes.ts'
import { readAttribute } from './attribute.ts'
import type { ReadContext } from './context.ts'

/** Reads `<tag …>…</tag>`: an HTML element, a part of an interactive element, an icon, or a keyed fragment. */
export function readElement(node: JSXElement, context: ReadContext): ViewNode[] {
  const { report, component } = context
  const { name } = node.openingElement
  const at = { start: node.openingElement.start, end: name.end }
  if (name.type === 'JSXNamespacedName') {
    report.add('E230', name, 'names with a colon are not supported')
    return []
  }
  if (name.type === 'JSXMemberExpression') {
    const { attributes, classes } = readAttributes(node, 'svg', context)
    // In Svelte it is a snippet, which is given its classes, and Vue's hand on little more.
    for (const attribute of attributes)
      if (attribute.name !== 'aria-hidden')
        report.add(
          'E220',
          attribute,
          `“${attribute.name}” does not reach an icon that data chooses`,
          'put it on an element around the icon, such as a <span>',
        )
    return [{ kind: 'icon', expression: name, binding: null, attributes, classes, ...at }]
  }
  if (/^[a-z]/.test(name.name)) {
    if (!isKnownTag(name.name))
      report.add('E230', name, `<${name.name}> is not an element the compiler knows`, 'use one of HTML or SVG')
    const { attributes, classes } = readAttributes(node, name.name, context)
    const ref = readElementRef(node, context)
    if (ref) attributes.push(ref)
    return [{ kind: 'element', tag: name.name, attributes, classes, children: context.children(node.children), ...at }]
  }
  const binding = component.refs.get(name)
  switch (binding?.kind) {
    case 'icon': {
      const { attributes, classes } = readAttributes(node, 'svg', context)
      return [{ kind: 'icon', expression: null, binding, attributes, classes, ...at }]
    }
    case 'part': {
      const { attributes, classes } = readAttributes(node, 'part', context, context.elements[binding.part].props)
      const as = attributes.find((attribute) => attribute.name === 'as')
      if (as && (as.kind !== 'static' || !isKnownTag(as.value)))
        report.add('E221', as, '“as” must be the name of an element, e.g. as="div"')
      return [
        {
          kind: 'part',
          part: binding.part,
          as: as?.kind === 'static' ? as.value : null,
          attributes: attributes.filter((attribute) => attribute !== as),
          classes,
          children: context.children(node.children),
          ...at,
        },
      ]
    }
    case 'import':
      if (binding.imported === 'Fragment') return context.children(node.children)
  }
  if (!binding) report.add('E230', name, `<${name.name}> is not known here`, 'import it, or write the markup in place')
  else report.add('E230', name, `<${name.name}> is not a component`, 'to show an icon from data, write <item.icon />')
  return []
}

function readAttributes(node: JSXElement, tag: string, context: ReadContext, props: readonly string[] = []) {
  const attributes: Attribute[] = []
  const classes: ClassPart[] = []
  const { report } = context
  const type = typeOf(node)
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      report.add('E231', attribute, 'spread attributes are not supported', 'write each attribute')
      continue
    }
    const name =
      attribute.name.type === 'JSXIdentifier'
        ? attribute.name.name
        : `${attribute.name.namespace.name}:${attribute.name.name.name}`
    if (name === 'key') continue
    if (name === 'className') {
      classes.push(...readClasses(attribute, context))
      continue
    }
    // Lower-case tags have theirs read apart.
    if (name === 'ref' && /^[a-z]/.test(tagName(node).slice(1))) continue
    if (name === 'ref' || name in uncarried) {
      const help = name === 'ref' ? 'put the ref on an element inside or around it' : uncarried[name]
      report.add('E232', attribute.name, `“${name}” cannot be carried over to every flavour`, help)
      continue
    }
    if (!isAllowed(name, tag, type, props)) {
      report.add('E220', attribute.name, `“${name}” is not an attribute of ${tagName(node)}`, hint(name))
      continue
    }
    const read = readAttribute(attribute, name, context)
    if (read) attributes.push(read)
  }
  return { attributes, classes }
}

/** Reads `ref={track}` (E232). */
function readElementRef(node: JSXElement, { report, component }: ReadContext): Attribute | null {
  const attribute = node.openingElement.attributes.find(
    (each): each is JSXAttribute => each.type === 'JSXAttribute' && each.name.name === 'ref',
  )
  if (!attribute) return null
  const value = attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : null
  const binding = value && component.refs.get(value)
  if (binding?.kind === 'ref') return { kind: 'ref', name: 'ref', binding, start: attribute.start, end: attribute.end }
  report.add('E232', attribute, 'this is not a ref of the component', 'const track = useRef<HTMLDivElement>(null)')
  return null
}

/** What only React's Headless UI can do, and what to do instead. */
const uncarried: Record<string, string | undefined> = {
  anchor: 'position the part with classes',
  portal: undefined,
  initialFocus: undefined,
  immediate: 'Headless UI for Vue declares it and does nothing with it: a button or an arrow key opens the list',
  virtual: 'Headless UI for Vue declares it and does nothing with it: show fewer options',
}

function isAllowed(name: string, tag: string, type: string | undefined, props: readonly string[]): boolean {
  if (props.includes(name)) return true
  if (/^on[A-Z]/.test(name)) return eventOf(name, tag, type) !== undefined
  return attributeOf(name, tag) !== undefined
}

function hint(name: string): string | undefined {
  if (name === 'class') return 'className'
  if (name === 'for') return 'htmlFor'
  if (/^on[A-Z]/.test(name)) return `supported events: ${knownEvents.join(', ')}`
  return undefined
}

function typeOf(node: JSXElement): string | undefined {
  const attribute = node.openingElement.attributes.find(
    (candidate): candidate is JSXAttribute => candidate.type === 'JSXAttribute' && candidate.name.name === 'type',
  )
  return attribute?.value?.type === 'Literal' ? String(attribute.value.value) : undefined
}

const tagName = ({ openingElement: { name } }: { openingElement: { name: Node } }) =>
  name.type === 'JSXIdentifier' ? `<${name.name}>` : 'this element'
