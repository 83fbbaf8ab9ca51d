/** Server markup without what each framework adds for itself: comments, ids, its own attributes, white space. */

export type Token = { text: string; classes: string | null }

/** Ids are made up by each framework; what they tie together is verified in the browser. Vue's combobox says its default. */
const unequal =
  /^(id|for|name|defaultvalue|xmlns|tabindex|data-.*|aria-(controls|labelledby|describedby|owns)|onload|onerror)$/

/** Classes that depend on the state of a part, which each flavour says in its own way. */
const ofState = /(^|:)(group-|not-|has-)*(data|aria|focus|ui)-/

type Dialect = { markup: (html: string) => string; tag: (tag: string) => string }

/** @returns tags with their attributes, and texts, in order */
export function normalise(html: string, dialect: Dialect): Token[] {
  const tokens: Token[] = []
  for (const [, tag, text] of dialect
    .markup(html)
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .matchAll(/(<[^>]*(?:"[^"]*"[^>]*)*>)|([^<]+)/g)) {
    if (tag) {
      const token = readTag(tag)
      const read = dialect.tag(token.text)
      if (read) tokens.push({ ...token, text: read })
    } else if (text?.trim()) addText(tokens, unescape(text).replaceAll(/\s+/g, ' ').trim())
  }
  return withoutHelpers(tokens)
}

const voidTags = /^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)[ >]/

/** Nobody sees them: preloads, guards that libraries put round their parts, and what they keep for closed ones. */
const helper = /^<link |^<[^>]* hidden[ >=]|^<[^>]*clip:rect\(0,0,0,0\)[^>]*position:fixed/

function withoutHelpers(tokens: Token[]): Token[] {
  const kept: Token[] = []
  let inside = 0
  for (const token of tokens) {
    const isTag = token.text.startsWith('<')
    const opens = isTag && !token.text.startsWith('</') && !voidTags.test(token.text)
    if (inside > 0) inside += opens ? 1 : token.text.startsWith('</') ? -1 : 0
    else if (!isTag || !helper.test(token.text)) kept.push(token)
    else if (opens) inside = 1
  }
  return kept
}

/** Frameworks split a line of text as they like. */
function addText(tokens: Token[], text: string) {
  const last = tokens.at(-1)
  if (last && !last.text.startsWith('<')) last.text += ` ${text}`
  else tokens.push({ text, classes: null })
}

function readTag(tag: string): Token {
  const [, name = ''] = /^<\/?([\w-]+)/.exec(tag) ?? []
  if (tag.startsWith('</')) return { text: `</${name}>`, classes: null }
  const attributes = [...tag.slice(name.length + 1).matchAll(/([^\s=/>"]+)(?:="([^"]*)")?/g)].map(
    ([, key = '', value = '']) => [key.toLowerCase(), unescape(value)] as const,
  )
  const classes = attributes.find(([key]) => key === 'class')?.[1] ?? ''
  const rest = attributes
    .filter(([key, value]) => key !== 'class' && !unequal.test(key) && !isOwn(key, value))
    .map(([key, value]) =>
      key === 'style'
        ? `style=${style(value)}`.replace(/^style=$/, '')
        : value === '' || value === 'true'
          ? key
          : `${key}=${value}`,
    )
  return {
    text: `<${[name, ...rest.filter(Boolean).toSorted()].join(' ')}>`,
    classes: classes
      .split(/\s+/)
      .filter((name) => name && !marker.test(name))
      .sort()
      .join(' '),
  }
}

/** What is so where nothing is said. */
const falseAnyway = ['aria-required', 'aria-invalid', 'aria-readonly', 'aria-disabled']

/** What a library says beside what React's says: that nothing is required, or that a popover is a dialog. */
const isOwn = (key: string, value: string) =>
  (value === 'false' && falseAnyway.includes(key)) || (key === 'aria-haspopup' && value === 'dialog')

/** Marks a part for those inside or behind it, where their classes go by its state. */
const marker = /^(group|peer)(\/|$)/

const style = (value: string) =>
  value
    .split(';')
    .map((declaration) => declaration.replaceAll(/\s/g, ''))
    // Svelte holds still what is open from the beginning.
    .filter((declaration) => declaration && !/^(animation-name:none|transition-duration:0s)$/.test(declaration))
    .sort()
    .join(';')

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}
const unescape = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The first place where two markups differ, or null. */
export function firstDifference(ours: Token[], original: Token[]): string | null {
  for (let index = 0; index < Math.max(ours.length, original.length); index++) {
    const [own, react] = [ours[index], original[index]]
    if (own?.text !== react?.text) return `${own?.text ?? 'nothing'}, in React ${react?.text ?? 'nothing'}`
    const depends = [own, react].some((token) => token?.classes?.split(' ').some((name) => ofState.test(name)))
    if (!depends && own?.classes !== react?.classes)
      return `${own?.text} has the classes “${own?.classes}”, in React “${react?.classes}”`
  }
  return null
}
