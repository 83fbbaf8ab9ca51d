import type { Tag } from './tags.ts'

/** A string of classes outside class attributes, from `start` to `end` in UTF-16 units, without its quotes. */
export type DataList = {
  start: number
  end: number
  /** The name it stands under, which the compiler demands; "" for none. */
  name: string
  /** The key right before it: "calm" in `toneClasses = { calm: '…' }`. */
  key: string | undefined
  /** The name means this string and nothing else: `const baseClasses = '…'`. */
  isWhole: boolean
}

/** A name of class data in an expression, with a key that is written out: toneClasses.calm, toneClasses['calm']. */
export const dataReference = /\b([\w$]*(?:Class|Classes|ClassName|Styles))\b(?:\.([\w$]+)|\[['"]([\w$-]+)['"]\])?/g

const dataName = /\b[\w$]*(?:Class|Classes|ClassName|Styles)\b/g
/** What makes a string outside class attributes a list of classes. */
const colorName = /(?<=-)[a-z]+-(?:50|[1-9]00|950)(?!\d)/g
const quotes = ['"', "'", '`']
/** How far above a string its name may stand, in characters. */
const reach = 2000

/** Finds the class lists in the data of a snippet. In: the code and its tags, whose class attributes are left out. */
export function readData(code: string, tags: Tag[]): DataList[] {
  const values = tags.flatMap((tag) => tag.classValues)
  const data: DataList[] = []
  let value = 0
  let last = -1
  for (const { index } of code.matchAll(colorName)) {
    for (let here = values[value]; here && here.end <= index; here = values[value]) value++
    const next = values[value]
    if (index < last || (next && next.start <= index)) continue
    const start = Math.max(...quotes.map((quote) => code.lastIndexOf(quote, index))) + 1
    const end = start > 0 ? code.indexOf(code.charAt(start - 1), index) : -1
    if (end < 0) continue
    last = end
    const before = code.slice(Math.max(0, start - reach), start - 1)
    const name = before.match(dataName)?.at(-1) ?? ''
    data.push({ start, end, name, key: /([\w$-]+)['"]?\s*:\s*$/.exec(before)?.[1], isWhole: /=\s*$/.test(before) })
  }
  return data
}
