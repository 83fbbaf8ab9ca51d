import { type CssNode, parseCss } from './css-rules.ts'

/** What the root wears by the visitor's choice, whatever the server wrote. */
const ofTheRoot = ['dark', 'system']

/**
 * What a document is first dressed with, so that it is drawn without asking for anything else: of a built stylesheet
 * the rules whose classes occur in it, the theme's values that these use, and the faces that hold its letters. Made from the same text, in the same
 * order and layers, so that nothing changes when the whole sheet follows.
 */
export function firstStyles(css: string): (html: string) => string {
  const sheet = parseCss(css)
  return (html) => {
    const worn = classesIn(html)
    const signs = new Set([...html].map((sign) => sign.codePointAt(0) ?? 0))
    /** What is kept of a node. */
    const kept = (node: CssNode): string => {
      if (node.kind === 'group') {
        const inside = node.nodes.map(kept).join('')
        return inside && `${node.prelude}{${inside}}`
      }
      if (node.kind === 'other') return hasSignOf(node.text, signs) ? node.text : ''
      const choices = node.selectors.filter((_, index) => node.wants[index]?.every((name) => worn.has(name)))
      return choices.length > 0 ? choices.join(',') + node.block : ''
    }
    return withoutUnused(sheet.map(kept).join(''), html)
  }
}

/** Whether this is no face of a font, or one with a sign of the document. */
function hasSignOf(text: string, signs: ReadonlySet<number>): boolean {
  const range = text.startsWith('@font-face') && /unicode-range:([^;}]*)/.exec(text)?.[1]
  if (!range) return true
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    const [first, last] = [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)]
    return [...signs].some((sign) => sign >= first && sign <= last)
  })
}

/** Everything that is a class anywhere in a document, its data and its parts for browsers without scripts included. */
function classesIn(html: string): Set<string> {
  const names = new Set(ofTheRoot)
  for (const [, quoted, bare] of html.matchAll(/\sclass=(?:\\?"([^"]*)"|([^\s>"]+))/g))
    for (const name of (quoted ?? bare ?? '').replace(/\\$/, '').split(/\s+/)) names.add(decoded(name))
  return names
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (written, name: string) => entities[name] ?? written)

const themeLayer = /@layer theme\{[^{}]*\{[^{}]*\}\}/
const definition = /(--[\w-]+):([^;{}]*);?/g
const use = /var\((--[\w-]+)/g

/** Drops values of the theme that neither a kept rule, nor the document, nor another kept value uses. */
function withoutUnused(css: string, html: string): string {
  const theme = themeLayer.exec(css)?.[0]
  if (!theme) return withoutProperties(css)
  const values = new Map([...theme.matchAll(definition)].map(([, name = '', value = '']) => [name, value]))
  const kept = new Set<string>()
  const keep = (text: string) => {
    for (const [, name = ''] of text.matchAll(use)) {
      const value = values.get(name)
      if (value === undefined || kept.has(name)) continue
      kept.add(name)
      keep(value)
    }
  }
  keep(css.replace(theme, ''))
  keep(html)
  return withoutProperties(
    css.replace(
      theme,
      theme.replace(definition, (text, name: string) => (kept.has(name) ? text : '')),
    ),
  )
}

const property = /@property (--[\w-]+)\{[^{}]*\}/g
const fallbacks = /@layer properties\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

/**
 * Drops properties and movements that nothing kept speaks of, and the rule that lists all properties for browsers
 * without them, which are older than those the site is for. Its layer keeps its place: the first to be named is the weakest.
 */
function withoutProperties(sheet: string): string {
  const css = sheet.replace(fallbacks, '@layer properties;')
  const rules = css.replace(property, '').replace(keyframes, '')
  const words = new Set(rules.match(/[\w-]+/g))
  const isUsed = (text: string, name: string) => (words.has(name) ? text : '')
  return css.replace(property, isUsed).replace(keyframes, isUsed)
}
