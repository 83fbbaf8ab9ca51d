import { defined } from '../defined.ts'
import type { ClassList, ColoredElement, Condition } from './class-lists.ts'
import { isFamily } from './color-book.ts'
import { readUtility, type ColorUtility } from './utilities.ts'

/** A colour class at its place in the code. */
export type Paint = ColorUtility & {
  element: PaintedElement
  /** The class as written. */
  word: string
  /** Position of the colour in the code, alpha included. */
  start: number
  end: number
  /** Letters of at least 24 px, or 18.66 px and bold: WCAG's large text. */
  isLarge: boolean
}

export type PaintedList = {
  kind: ClassList['kind']
  condition?: Condition | undefined
  /** All its classes as written. */
  text: string
  paints: Paint[]
}

/** An element with its colour classes read. */
export type PaintedElement = {
  parent: PaintedElement | null
  lists: PaintedList[]
  isIcon: boolean
  /** Text stands directly in it. */
  hasText: boolean
  /** It holds nothing, so that its surface is itself what one must see: a dot, a bar, a thumb. */
  isShape: boolean
  /** The gradient of the element is seen through its letters. */
  clipsToText: boolean
}

const icon = /^(?:svg|path|circle|rect|line|g|polyline|polygon)$|Icon$/
const picture = /^(?:img|video|iframe|canvas|picture|textarea|select|hr)$/
const large = /(?:^|\s)text-(?:[2-9]xl)(?:\/\S+)?(?=\s|$)/
const largeWhenBold = /(?:^|\s)text-xl(?:\/\S+)?(?=\s|$)/
const bold = /(?:^|\s)font-(?:bold|extrabold|black)(?=\s|$)/

/** Reads the colour classes of all elements; parents stay before their children. */
export function readPaints(code: string, elements: ColoredElement[]): PaintedElement[] {
  const painted = new Map<ColoredElement, PaintedElement>()
  /** Classes in data belong to the first element that names them, and are solved once for all. */
  const known = new Map<number, Paint>()
  for (const element of elements) {
    const lists = element.lists.map((list) => ({ ...list, text: code.slice(list.start, list.end) }))
    const all = lists.map(({ text }) => text).join(' ')
    const parent = element.parent && defined(painted.get(element.parent), 'The element around another')
    const result: PaintedElement = {
      parent,
      lists: [],
      isIcon: icon.test(element.tag) || (parent?.isIcon ?? false),
      hasText: element.hasText,
      isShape: false,
      clipsToText: all.includes('bg-clip-text'),
    }
    const isLarge = large.test(all) || (largeWhenBold.test(all) && bold.test(all))
    result.lists = lists.map(({ kind, condition, text, start }) => ({
      kind,
      condition,
      text,
      paints: readList(text, start).map((paint) => {
        const shared = known.get(paint.start) ?? { ...paint, element: result, isLarge }
        known.set(paint.start, shared)
        return shared
      }),
    }))
    const hasTextColor = result.lists.some(({ paints }) => paints.some(({ role, part }) => role === 'text' && !part))
    result.isShape = element.isLeaf && !element.hasText && !hasTextColor && !picture.test(element.tag)
    painted.set(element, result)
  }
  return [...painted.values()]
}

type FreePaint = Omit<Paint, 'element' | 'isLarge'>
const cache = new Map<string, { utility: ColorUtility; at: number; word: string }[]>()

function readList(text: string, offset: number): FreePaint[] {
  return readWords(text)
    .filter(({ utility }) => isFamily(utility.family))
    .map(({ utility, at, word }) => ({
      ...utility,
      word,
      start: offset + at + utility.colorStart,
      end: offset + at + utility.colorEnd,
    }))
}

/** Class lists repeat within and across snippets, so the last few thousand are kept. */
function readWords(text: string) {
  const known = cache.get(text)
  if (known) return known
  const words: { utility: ColorUtility; at: number; word: string }[] = []
  for (const { 0: word, index: at } of text.matchAll(/\S+/g)) {
    const utility = readUtility(word)
    if (utility) words.push({ utility, at, word })
  }
  if (cache.size > 4000) cache.clear()
  cache.set(text, words)
  return words
}
