/**
 * Finds texts that begin with a figure and go on in Latin letters. In a page that runs from right to left nothing before
 * the figure says which way the text goes, so “7 days” is drawn as “days 7”. What stands in `<bdi>` keeps its order.
 */
import { voidTags } from '#compiler/markup/tags.ts'
import { layoutOf } from '#compiler/tailwind/display.ts'
import { splitVariants } from '#shared/class-names.ts'
import { defined } from '#shared/defined.ts'

type Element = { tag: string; attributes: Partial<Record<string, string>>; children: (Element | string)[] }
type Width = 'narrow' | 'wide'

/** Stands in a line for what has an order of its own: a picture, a button, a `<bdi>`. */
const object = '\uFFFC'
const lineEnd = '\u2029'
const figureFirst = /^[^\p{L}]*\d[\d.,:%/]*[^\p{L}\d\uFFFC]+\p{L}/u
/** What is drawn without our markup, or not at all. */
const leftOut = new Set(['option', 'script', 'style', 'svg', 'template', 'textarea', 'title'])

/** The texts of rendered markup whose figure changes places, each once: what is seen on a phone and on a wide screen. */
export function figuresFirst(html: string): string[] {
  const found: string[] = []
  const tree = read(html)
  for (const width of ['narrow', 'wide'] as const) lineOf(tree, { width, isItem: false, found })
  return [...new Set(found.map((line) => line.replace(/\s+/g, ' ').trim()))].filter((line) => figureFirst.test(line))
}

/** What React wrote, as a tree: its markup is whole, and every value stands in double quotes. */
function read(html: string): Element {
  const root: Element = { tag: 'div', attributes: {}, children: [] }
  const open = [root]
  for (const [token] of html.matchAll(/<!--.*?-->|<(?:"[^"]*"|[^">])*>|[^<]+/gs)) {
    const { children } = defined(open.at(-1), 'An element that is open')
    if (token.startsWith('<!--')) continue
    if (token.startsWith('</')) open.pop()
    else if (token.startsWith('<')) {
      const element = elementOf(token)
      children.push(element)
      if (!voidTags.has(element.tag) && !token.endsWith('/>')) open.push(element)
    } else {
      // React puts a comment between texts that stand side by side.
      const before = typeof children.at(-1) === 'string' ? children.pop() : ''
      children.push(`${String(before)}${decode(token)}`)
    }
  }
  return root
}

function elementOf(token: string): Element {
  const attributes = [...token.matchAll(/\s([^\s=>"]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
  const tag = defined(/^<([^\s/>]+)/.exec(token)?.[1], `A name in ${token}`)
  return { tag, attributes: Object.fromEntries(attributes) as Element['attributes'], children: [] }
}

const entities: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)

type Place = {
  width: Width
  /** Whether it is laid out by a flex or grid parent, so that its text does not mix with what is beside it. */
  isItem: boolean
  /** Takes the lines that end here. */
  found: string[]
}

/** What a node adds to the line it stands in. */
function lineOf(node: Element | string, { width, isItem, found }: Place): string {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  if (tag === 'br') return lineEnd
  const classes = classesAt(width, attributes.class ?? '')
  if (classes.includes('sr-only')) return ''
  if (leftOut.has(tag) || attributes.dir === 'ltr') return object
  const { display, outOfFlow, separatesChildren } = layoutOf(tag, classes.join(' '))
  const parts = children.map((child) => lineOf(child, { width, isItem: separatesChildren, found }))
  const isIsolated = tag === 'bdi' || attributes.dir !== undefined
  if (display === 'inline' && !isItem && !isIsolated) return parts.join('')
  if (tag !== 'bdi' && attributes.dir !== 'auto')
    found.push(...(separatesChildren ? parts : parts.join('').split(lineEnd)))
  if (classes.includes('hidden')) return ''
  return display === 'block' && !outOfFlow && !isIsolated ? lineEnd : object
}

const breakpoints = ['sm', 'md', 'lg', 'xl', '2xl']
const isDisplay = (name: string) =>
  /^(?:block|contents|flex|grid|hidden|inline(?:-block|-flex|-grid)?|table)$/.test(name)

/** The classes that hold on a phone, or on a wide screen, where the widest breakpoint says how an element is displayed. */
function classesAt(width: Width, classes: string): string[] {
  const plain: string[] = []
  let displayed: { from: number; utility: string } | undefined
  for (const { variants, utility } of classes.split(/\s+/).map(splitVariants)) {
    const [variant = '', ...others] = variants
    const from = variant === '' ? 0 : width === 'wide' ? breakpoints.indexOf(variant) + 1 : 0
    if (variant !== '' && (from === 0 || others.length > 0)) continue
    if (!isDisplay(utility)) plain.push(utility)
    else if (!displayed || from >= displayed.from) displayed = { from, utility }
  }
  return displayed ? [...plain, displayed.utility] : plain
}
