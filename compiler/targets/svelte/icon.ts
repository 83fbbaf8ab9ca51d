import type { Binding, Icon } from '../../ir/types.ts'
import { lowerAttributes } from './attributes.ts'
import { classAttribute, classCode, lowerClasses } from './classes.ts'
import { importName, type Lowering, type Scope } from './lowering.ts'
import {
  block,
  code,
  content,
  element,
  plain,
  type SvelteAttribute,
  type SvelteBlock,
  type SvelteNode,
} from './nodes.ts'

type IconBinding = Extract<Binding, { kind: 'icon' }>

/** An icon known by name is inline SVG; one picked from data is a snippet, which receives its classes. */
export function lowerIcon(node: Icon, scope: Scope, lowering: Lowering): SvelteNode {
  const classes = lowerClasses(node.classes, scope, null, lowering)
  if (!node.binding) {
    const snippet = node.expression ? lowering.expression(node.expression) : ''
    if (classes.dynamic.length > 0) importName(lowering, 'svelte/elements', 'type ClassValue')
    return { kind: 'text', flow: 'inline', raw: `{@render ${snippet}(${classCode(classes)})}` }
  }
  const own = lowerAttributes(node, 'svg', [], scope, lowering)
  return svgOf(node.binding, [...classAttribute(classes), ...own], lowering)
}

/** The snippets of the icons in data, for the top of the markup. */
export function iconSnippets(lowering: Lowering): SvelteBlock[] {
  const type = lowering.imports.get('svelte/elements')?.has('type ClassValue') ? 'ClassValue' : 'string'
  return [...lowering.snippets].map(([name, icon]) => {
    const children = content(svgOf(icon, [code('class', 'classes')], lowering))
    return block('snippet', { head: `${name}(classes: ${type})`, children })
  })
}

function svgOf({ set, icon }: IconBinding, attributes: SvelteAttribute[], lowering: Lowering): SvelteNode {
  const svg = lowering.icons(set, icon) ?? ''
  const [, head = '', body = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  const keepsSlot = lowering.component.parsed.source.includes('slot=icon')
  const given = new Set(attributes.map(({ name }) => name))
  const defaults = parseAttributes(head).filter(
    ({ name }) => name !== 'xmlns' && (keepsSlot || name !== 'data-slot') && !given.has(name),
  )
  const shapes = [...body.matchAll(/<(\w+)([^>]*?)\/?>(?:<\/\1>)?/g)].map(([, tag = '', inner = '']) =>
    element(tag, parseAttributes(inner)),
  )
  return element('svg', [...attributes, ...defaults], content(...shapes))
}

const parseAttributes = (head: string): SvelteAttribute[] =>
  [...head.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => plain(name, value))
