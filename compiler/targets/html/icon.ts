import type { Icon } from '../../ir/types.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { lowerAttributes } from './attributes.ts'
import { classAttributes, lowerClasses } from './classes.ts'
import { addAttributes, nameOf, plain, type HtmlAttribute, type HtmlElement, type HtmlNode } from './nodes.ts'
import type { Lowering, Scope } from './lowering.ts'

/** Writes an icon as inline SVG; one picked from constant data is picked now. */
export function lowerIcon(node: Icon, scope: Scope, lowering: Lowering): HtmlNode[] {
  const binding = node.binding ?? iconOf(node, scope, lowering)
  const svg = binding && lowering.icons(binding.set, binding.icon)
  if (!svg) return []
  const [, head = '', body = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  const classes = lowerClasses(node.classes, scope, null, lowering)
  const element: HtmlElement = {
    kind: 'element',
    tag: 'svg',
    attributes: [],
    children: parseShapes(body),
    layout: layoutOf('svg', classes.fixed),
  }
  const own = lowerAttributes({ ...node, kind: 'element', tag: 'svg', children: [] }, 'svg', [], scope, lowering)
  const keepsSlot = lowering.component.parsed.source.includes('slot=icon')
  const defaults = parseAttributes(head).filter(
    (attribute) => nameOf(attribute) !== 'xmlns' && (keepsSlot || nameOf(attribute) !== 'data-slot'),
  )
  addAttributes(element, [...classAttributes(classes, lowering), ...own.filter(isNotHidden), ...defaults, ...own])
  return [element]
}

const isNotHidden = (attribute: HtmlAttribute) => nameOf(attribute) !== 'aria-hidden'

function iconOf(node: Icon, scope: Scope, lowering: Lowering) {
  const result = node.expression ? lowering.evaluate(node.expression, scope) : { known: false as const }
  if (!result.known) {
    lowering.report.add(
      'E410',
      node,
      'icons cannot be chosen at run time',
      'choose between two icons with ?: in the markup',
    )
    return null
  }
  const value = result.value as { kind?: unknown } | null
  if (value && typeof value === 'object' && value.kind === 'icon') return value as NonNullable<Icon['binding']>
  lowering.report.add(
    'E410',
    node,
    'this is not an icon',
    'put the imported icon itself into the data, e.g. icon: HomeIcon',
  )
  return null
}

const parseAttributes = (head: string): HtmlAttribute[] =>
  [...head.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => plain(name, value))

/** The shapes of a Heroicon: a flat list of elements without text. */
const parseShapes = (body: string): HtmlElement[] =>
  [...body.matchAll(/<(\w+)([^>]*?)\/?>(?:<\/\1>)?/g)].map(([, tag = '', head = '']) => ({
    kind: 'element',
    tag,
    attributes: parseAttributes(head),
    children: [],
    layout: layoutOf('path', ''),
  }))
