import { defined } from '../defined.ts'
import { dataReference, readData, type DataList } from './class-data.ts'
import { findTags, type Tag } from './tags.ts'

/** One string of classes in the code, from `start` to `end` in UTF-16 units, without its quotes. */
export type ClassList = {
  start: number
  end: number
  /** Whether the element always has it, has it under a condition, or has one of several that exclude each other. */
  kind: 'always' | 'maybe' | 'either'
  /** The condition as written, where it could be read, and whether it holds when the element has the list. */
  condition?: Condition | undefined
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

const literal = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g

/** Reads the elements of a snippet in any flavour, parents before their children. */
export function readElements(code: string): ColoredElement[] {
  const tags = findTags(code)
  const data = readData(code, tags)
  const used = new Set<number>()
  const elements = new Map<Tag, ColoredElement>()
  for (const tag of tags) {
    const lists = tag.classValues.flatMap((value) => [
      ...listsIn(code, value),
      ...(value.isExpression ? listsNamedIn(code.slice(value.start, value.end), data) : []),
    ])
    for (const { start } of lists) used.add(start)
    const parent = tag.parent && defined(elements.get(tag.parent), 'The element around another')
    elements.set(tag, { parent, lists, tag: tag.name, hasText: tag.hasText, isLeaf: tag.isLeaf })
  }
  const loose = data.filter(({ start }) => !used.has(start))
  const unowned = loose.map(({ start, end }): ColoredElement => {
    return { parent: null, lists: [{ start, end, kind: 'either' }], tag: '', hasText: true, isLeaf: false }
  })
  return [...elements.values(), ...unowned]
}

/** The lists from data that an expression names. */
function listsNamedIn(text: string, data: DataList[]): ClassList[] {
  return [...text.matchAll(dataReference)].flatMap(({ 0: reference, 1: name, 2: dotKey, 3: quotedKey, index }) => {
    const named = data.filter((list) => list.name === name)
    const key = dotKey ?? quotedKey
    const meant = key ? named.filter((list) => list.key === key) : named
    const lists = meant.length > 0 ? meant : named
    const [first, second] = lists
    const isCertain = first && !second && (first.isWhole || (meant === lists && key !== undefined))
    const when = whenOf(text, index, reference.length)
    return lists.map(({ start, end }) => ({ start, end, ...when, ...(isCertain ? {} : { kind: 'either' as const }) }))
  })
}

function listsIn(code: string, { start, end, isExpression }: Tag['classValues'][number]): ClassList[] {
  const quoted = code[start] !== '{'
  const [from, to] = quoted && /["']/.test(code.charAt(start)) ? [start + 1, end - 1] : [start, end]
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
