import { parseCss, type CssNode } from './css-rules.ts'

/** What stands for the classes of a stylesheet in documents: they are half of all that a page is made of otherwise. */
export type ShortClasses = {
  /** The stylesheet with the short names. */
  css: string
  /** Markup with the short names in its attributes of classes. */
  shorten(html: string): string
}

/**
 * Gives the utilities of a built stylesheet short names. Only what a class alone selects is named anew: whatever is
 * spoken of beside another class or in brackets (`group/part`, `dark`), or by hand in another layer, stays what it is, so
 * that it is also found in markup that a script writes with the long names. An element with such a name that a class alone
 * selects as well keeps all its names: once the whole stylesheet comes, rules of the long names stand after those of the
 * short, and one that was kept would win over one that was not.
 *
 * @param sheet as the build wrote it, in layers
 */
export function shortClasses(sheet: string): ShortClasses {
  const nodes = parseCss(sheet)
  const utilities = nodes.filter((node) => node.kind === 'group' && node.prelude === '@layer utilities')
  const wants = rulesIn(utilities).flatMap((node) => node.wants)
  const beside = new Set(wants.filter((names) => names.length > 1).flat())
  const spokenOf = new Set(rulesIn(nodes).flatMap(({ text }) => inBrackets(preludeOf(text))))
  const others = new Set(
    rulesIn(nodes.filter((node) => !utilities.includes(node))).flatMap((node) => node.wants.flat()),
  )
  const isPlain = (name: string) => !beside.has(name) && !spokenOf.has(name) && !others.has(name)
  const plain = [...new Set(wants.flat())].filter(isPlain)
  const taken = new Set([...wants.flat(), ...spokenOf, ...others])
  const names = namesFor(plain, taken)
  const alone = new Set(wants.flatMap((list) => (list.length === 1 ? list : [])))
  const mixing = new Set([...alone].filter((name) => !names.has(name)))
  const rename = (node: CssNode): string => {
    if (node.kind === 'group') return `${node.prelude}{${node.nodes.map(rename).join('')}}`
    return node.kind === 'rule' ? renamed(node.text, names, mixing.size > 0) : node.text
  }
  return {
    css: nodes.map((node) => (utilities.includes(node) ? rename(node) : textOf(node))).join(''),
    shorten: (html) =>
      html.replace(/(\sclass=")([^"]*)"/g, (_, before: string, list: string) => {
        const long = list.split(' ')
        if (long.some((name) => mixing.has(decoded(name)))) return `${before}${list}"`
        const short = long.map((name) => names.get(decoded(name)) ?? name)
        return `${before}${short.join(' ')}"`
      }),
  }
}

/** Letters and digits with which a class may begin and go on. */
const begins = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const goesOn = `${begins}0123456789`

function namesFor(classes: readonly string[], taken: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>()
  let number = 0
  for (const name of classes) {
    let short = shortName(number++)
    while (taken.has(short)) short = shortName(number++)
    names.set(name, short)
  }
  return names
}

function shortName(number: number): string {
  const first = begins.charAt(number % begins.length)
  let rest = Math.floor(number / begins.length)
  let name = first
  for (; rest > 0; rest = Math.floor((rest - 1) / goesOn.length)) name += goesOn.charAt((rest - 1) % goesOn.length)
  return name
}

const rulesIn = (nodes: readonly CssNode[]): Extract<CssNode, { kind: 'rule' }>[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? rulesIn(node.nodes) : node.kind === 'rule' ? [node] : []))

const textOf = (node: CssNode): string =>
  node.kind === 'group' ? `${node.prelude}{${node.nodes.map(textOf).join('')}}` : node.text

/** Where a rule's block begins: no sign of a selector is a brace but an escaped one. */
const blockOf = (text: string) => /(?<!\\)\{/.exec(text)?.index ?? text.length
const preludeOf = (text: string) => text.slice(0, blockOf(text))

const part = /\.((?:\\(?:[\da-f]{1,6} ?|.)|[\w-]|[^\0-\x7f])+)|\\(?:[\da-f]{1,6} ?|.)|[([]|[)\]]|./gis
const unescaped = (name: string) =>
  name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gis, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : sign,
  )

/** The classes that a selector speaks of within brackets. */
function inBrackets(prelude: string): string[] {
  const found: string[] = []
  eachPart(prelude, (text, name, depth) => {
    if (name !== undefined && depth > 0) found.push(name)
    return text
  })
  return found
}

/** The text of a rule with other names for what its selectors begin with; also with those it had, where that is `both`. */
function renamed(text: string, names: ReadonlyMap<string, string>, both: boolean): string {
  const prelude = preludeOf(text)
  const written = eachPart(prelude, (each, name, depth) => {
    const short = name !== undefined && depth === 0 ? names.get(name) : undefined
    return short === undefined ? each : `.${short}`
  })
  return (both && written !== prelude ? `${written},${prelude}` : written) + text.slice(prelude.length)
}

function eachPart(prelude: string, write: (text: string, name: string | undefined, depth: number) => string): string {
  let depth = 0
  let written = ''
  for (const [text, name] of prelude.matchAll(part)) {
    if (text === ')' || text === ']') depth--
    written += write(text, name === undefined ? undefined : unescaped(name), depth)
    if (text === '(' || text === '[') depth++
  }
  return written
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (written, name: string) => entities[name] ?? written)
