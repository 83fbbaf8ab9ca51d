import { findTags, type Tag } from './tags.ts'

/** One string of classes in the code, from `start` to `end` in UTF-16 units, without its quotes. */
export type ClassList = {
  start: number
  end: number
  /** Whether the element always has it, has it under a condition, or has one of several that exclude each other. */
  kind: 'always' | 'maybe' | 'either'
  /** The condition as written, where it could be read, and whether it holds when the element has the list. */
  condition?: Condition
}

export type Condition = { text: string; holds: boolean }

/** An element as far as colours go. Lists that stand in data and that no element names make elements of their own. */
export type ColoredElement = {
  parent: ColoredElement | null
  lists: ClassList[]
  /** "svg", "CheckIcon", "button"; "" for a list from data. */
  tag: string
  /** Text stands directly in it. */
  hasText: boolean
  /** It holds no other element. */
  isLeaf: boolean
}

/** Data holds classes under such names; the compiler refuses others. */
const dataName = /\b[\w$]*(?:Class|Classes|ClassName|Styles)\b/g
/** What makes a string outside class attributes a list of classes. */
const colorName = /(?<=-)[a-z]+-(?:50|[1-9]00|950)(?!\d)/g
const literal = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g

/** Reads the elements of a snippet in any flavour, parents before their children. */
export function readElements(code: string): ColoredElement[] {
  const tags = findTags(code)
  const data = readData(code, tags)
  const used = new Set<ClassList>()
  const elements = new Map<Tag, ColoredElement>()
  for (const tag of tags) {
    const lists = tag.classValues.flatMap((value) => listsIn(code, value))
    for (const { start, end, isExpression } of tag.classValues) {
      if (!isExpression) continue
      for (const [name] of code.slice(start, end).matchAll(dataName)) {
        for (const list of data.get(name) ?? []) {
          used.add(list)
          lists.push(list)
        }
      }
    }
    const parent = tag.parent && elements.get(tag.parent)!
    elements.set(tag, { parent, lists, tag: tag.name, hasText: tag.hasText, isLeaf: tag.isLeaf })
  }
  const loose = [...data.values()].flat().filter((list) => !used.has(list))
  const unowned = loose.map((list) => ({ parent: null, lists: [list], tag: '', hasText: true, isLeaf: false }))
  return [...elements.values(), ...unowned]
}

function listsIn(code: string, { start, end, isExpression }: Tag['classValues'][number]): ClassList[] {
  const quoted = code[start] !== '{'
  const [from, to] = quoted && /["']/.test(code[start]!) ? [start + 1, end - 1] : [start, end]
  if (!isExpression && !code.slice(from, to).includes('{')) return [{ start: from, end: to, kind: 'always' }]

  const text = code.slice(from, to)
  const lists: ClassList[] = []
  for (const match of text.matchAll(literal)) {
    const at = from + match.index + 1
    lists.push({ start: at, end: at + match[0].length - 2, ...whenOf(text, match.index, match[0].length) })
  }
  // Svelte: class="always {open ? 'this' : 'that'}"
  if (!isExpression) lists.push({ start: from, end: from + text.indexOf('{'), kind: 'always' })
  return lists
}

const ternaryYes = /([^,{}"'`?:]+)\?$/
const ternaryNo = /([^,{}"'`?:]+)\?\s*(?:'[^']*'|"[^"]*"|`[^`]*`)\s*:$/
const conjunction = /([^,{}"'`?:&|]+)&&$/

/** Judged by what stands around a string: `cond ? a : b`, `cond && a`, or `{ 'a': cond }`. */
function whenOf(text: string, start: number, length: number): Pick<ClassList, 'kind' | 'condition'> {
  const before = text.slice(0, start).trimEnd()
  if (before.endsWith('?')) return { kind: 'either', condition: conditionOf(ternaryYes.exec(before)?.[1], true) }
  if (before.endsWith(':')) return { kind: 'either', condition: conditionOf(ternaryNo.exec(before)?.[1], false) }
  if (before.endsWith('&&')) return { kind: 'maybe', condition: conditionOf(conjunction.exec(before)?.[1], true) }
  const value = /^\s*:\s*([^,}]+)/.exec(text.slice(start + length))?.[1]
  if (value && /[{,]$/.test(before)) return { kind: 'maybe', condition: conditionOf(value, true) }
  return { kind: before.endsWith('||') ? 'maybe' : 'always' }
}

/** "clsx(on" and "!on" both speak of "on". */
function conditionOf(text: string | undefined, holds: boolean): Condition | undefined {
  const bare = text?.replace(/^.*clsx\(|^[\s[]+/s, '').trim()
  if (!bare) return undefined
  return /^![\w.]+$/.test(bare) ? { text: bare.slice(1), holds: !holds } : { text: bare, holds }
}

/** The lists outside class attributes, by the name they stand under ("" for none). */
function readData(code: string, tags: Tag[]): Map<string, ClassList[]> {
  const values = tags.flatMap((tag) => tag.classValues)
  const data = new Map<string, ClassList[]>()
  let value = 0
  let last = -1
  for (const { index } of code.matchAll(colorName)) {
    while (value < values.length && values[value]!.end <= index) value++
    if (index < last || (values[value] && values[value]!.start <= index)) continue
    const start = Math.max(...['"', "'", '`'].map((quote) => code.lastIndexOf(quote, index))) + 1
    const quote = code[start - 1]
    const end = quote ? code.indexOf(quote, index) : -1
    if (start === 0 || end < 0) continue
    last = end
    const names = code.slice(Math.max(0, start - 2000), start).match(dataName)
    const name = names?.at(-1) ?? ''
    data.set(name, [...(data.get(name) ?? []), { start, end, kind: 'either' }])
  }
  return data
}
