/** A stylesheet as far as it takes to leave rules out of it: what is grouped, and which classes each rule speaks of. */
export type CssNode =
  | { kind: 'group'; prelude: string; nodes: CssNode[] }
  /** `selectors` as they are written, `wants` the classes of each, `block` with its braces. */
  | { kind: 'rule'; text: string; selectors: string[]; wants: string[][]; block: string }
  | { kind: 'other'; text: string }

/** At-rules that hold further rules; the others (faces, properties, keyframes) are kept as they are. */
const grouping = /^@(?:layer|media|supports|container)\b/

/** Reads a built stylesheet, which is known to be well formed. */
export function parseCss(css: string): CssNode[] {
  const nodes: CssNode[] = []
  let start = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === ';') {
      nodes.push({ kind: 'other', text: css.slice(start, at + 1) })
      start = at + 1
    } else if (sign === '{') {
      const end = closing(css, at)
      nodes.push(nodeOf(css.slice(start, at).trim(), css.slice(at + 1, end)))
      start = end + 1
      at = end
    } else at = past(css, at)
  }
  return nodes
}

function nodeOf(prelude: string, body: string): CssNode {
  const bare = prelude.replace(/^(?:\/\*[^]*?\*\/\s*)+/, '')
  if (grouping.test(bare)) return { kind: 'group', prelude: bare, nodes: parseCss(body) }
  const block = `{${body}}`
  const text = bare + block
  if (bare.startsWith('@')) return { kind: 'other', text }
  const list = selectors(bare)
  const wants = list.map(({ bare: open }) => classesOf(open))
  return { kind: 'rule', text, selectors: list.map(({ whole }) => whole), wants, block }
}

/** Where the block that opens here ends. */
function closing(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at
    else at = past(css, at)
  }
  throw new Error('A block of the stylesheet does not end.')
}

/** The last character of what starts here, when it is an escape, a string or a comment, in which signs mean nothing. */
function past(css: string, at: number): number {
  const sign = css[at]
  if (sign === '\\') return at + 1
  if (sign === '/' && css[at + 1] === '*') return css.indexOf('*/', at) + 1
  if (sign !== '"' && sign !== "'") return at
  let end = at + 1
  while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1
  return end
}

const token = /\\(?:[\da-f]{1,6} ?|.)|[([]|[)\]]|,|./gis

/** The selectors of a list, whole and without what stands in brackets: that only narrows them, or offers a choice. */
function selectors(list: string): { whole: string; bare: string }[] {
  const found = [{ whole: '', bare: '' }]
  let depth = 0
  for (const [part] of list.matchAll(token)) {
    const last = found[found.length - 1]
    if (depth === 0 && part === ',') found.push({ whole: '', bare: '' })
    else if (last) last.whole += part
    if (part === '(' || part === '[') depth++
    else if (part === ')' || part === ']') depth--
    else if (depth === 0 && part !== ',' && last) last.bare += part
  }
  return found
}

const className = /\.((?:\\(?:[\da-f]{1,6} ?|.)|[\w-]|[^\0-\x7f])+)/gis

const classesOf = (selector: string) => [...selector.matchAll(className)].map(([, name = '']) => unescapeName(name))

const unescapeName = (name: string) =>
  name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gis, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : sign,
  )
