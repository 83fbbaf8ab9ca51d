/** What of a page differs from React's, element by element. */
import { aspects, type Aspect, type ElementForm } from './normal-form.ts'

export type Difference = {
  /** The element's number in the document, from 0. */
  at: number
  tag: string
  aspect: Aspect | 'count'
  /** What only this flavour has, and what only React has. */
  ours: string[]
  react: string[]
}

/** Every difference; beyond the first element that is another one, nothing can be compared. */
export function compareForms(ours: readonly ElementForm[], react: readonly ElementForm[]): Difference[] {
  const found: Difference[] = []
  for (const [at, form] of ours.entries()) {
    const wanted = react[at]
    if (!wanted) break
    for (const aspect of aspects) {
      const [own, original] = [listOf(form[aspect]), listOf(wanted[aspect])]
      if (aspect === 'box' ? isNear(own, original) : own.join('\n') === original.join('\n')) continue
      const without = (list: string[], other: string[]) => list.filter((each) => !other.includes(each))
      found.push({ at, tag: form.tag, aspect, ours: without(own, original), react: without(original, own) })
    }
    if (form.depth !== wanted.depth) break
  }
  if (ours.length !== react.length)
    found.push({ at: -1, tag: '', aspect: 'count', ours: [String(ours.length)], react: [String(react.length)] })
  return found
}

/** A line of text that is made of several pieces may end a fraction of a pixel elsewhere. */
const isNear = (own: string[], original: string[]) =>
  own.length === original.length &&
  own.every((pixels, index) => Math.abs(Number(pixels) - Number(original[index])) <= 1)

const listOf = (value: ElementForm[Aspect]): string[] => (Array.isArray(value) ? value : [String(value)])

/** A difference as a person reads it. */
export const toldAs = ({ at, tag, aspect, ours, react }: Difference) =>
  `${at < 0 ? 'elements' : `${at} <${tag}>`} ${aspect}: ${ours.join(' ') || 'nothing'}, in React ${react.join(' ') || 'nothing'}`
