import type { Binding, Icon } from '../../ir/types.ts'
import { lowerAttributes } from './attributes.ts'
import { classAttribute, classCode, lowerClasses } from './classes.ts'
import { importName, type Lowering, type Scope } from './lowering.ts'

type IconBinding = Extract<Binding, { kind: 'icon' }>

/** An icon known by name is inline SVG; one picked from data is a snippet, which receives its classes. */
export function lowerIcon(node: Icon, scope: Scope, lowering: Lowering): string {
  const classes = lowerClasses(node.classes, scope, null, lowering)
  if (!node.binding) {
    const snippet = node.expression ? lowering.expression(node.expression) : ''
    if (classes.dynamic.length > 0) importName(lowering, 'svelte/elements', 'type ClassValue')
    return `{@render ${snippet}(${classCode(classes)})}`
  }
  const own = lowerAttributes(node, 'svg', [], scope, lowering)
  return svgOf(node.binding, [...classAttribute(classes), ...own], lowering)
}

/** The snippets of the icons in data, for the top of the markup. */
export function iconSnippets(lowering: Lowering): string {
  const type = lowering.imports.get('svelte/elements')?.has('type ClassValue') ? 'ClassValue' : 'string'
  return [...lowering.snippets]
    .map(
      ([name, icon]) =>
        `{#snippet ${name}(classes: ${type})}\n${svgOf(icon, ['class={classes}'], lowering)}\n{/snippet}\n\n`,
    )
    .join('')
}

function svgOf({ set, icon }: IconBinding, attributes: string[], lowering: Lowering): string {
  const svg = lowering.icons(set, icon) ?? ''
  const [, head = '', body = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  const keepsSlot = lowering.component.parsed.source.includes('slot=icon')
  const given = new Set(attributes.map((attribute) => attribute.split('=')[0]))
  const defaults = [...head.matchAll(/([\w:-]+)="[^"]*"/g)].filter(
    ([, name]) => name !== 'xmlns' && (keepsSlot || name !== 'data-slot') && !given.has(name),
  )
  const shapes = body.replaceAll(/<(\w+)([^>]*?)\/?>(?:<\/\1>)?/g, '<$1$2 />\n')
  return `<svg ${[...attributes, ...defaults.map(([text]) => text)].join(' ')}>\n${shapes}</svg>`
}
