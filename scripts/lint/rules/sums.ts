/**
 * Figures that belong together add up. Which do is listed beside the component, in `<component>.sums.json`; each figure
 * there stands in the component as it is written, so that a list never outlives what it is about.
 */
import { z } from 'zod'
import { readTextIfThere } from '#toolchain/stamps/record.ts'
import type { Fault, Rule } from '../rule.ts'

const sum = z.union([
  /** The total is all of them added; a discount begins with a minus. */
  z.strictObject({ total: z.string(), of: z.array(z.string()).min(2) }),
  /** How many there are of each value, and their mean as it is rounded. */
  z.strictObject({ mean: z.string(), of: z.array(z.tuple([z.string(), z.string()])).min(2) }),
  /** A part of a whole in percent, as it is rounded. */
  z.strictObject({ percent: z.string(), part: z.string(), whole: z.string() }),
])
export type Sum = z.infer<typeof sum>

const fileOf = (path: string) => `content/components/${path}.sums.json`

/** Where a figure is written, as a text or as a number; undefined where it is not. */
function placeOf(figure: string, source: string): number | undefined {
  const bare = figure.replace(/[^\d.]/g, '')
  const forms = [figure, bare, bare.replace(/\.0+$/, '')].map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const found = new RegExp(`(?<![\\d.,])(?:${forms.join('|')})(?![\\d]|[.,]\\d)`).exec(source)
  return found?.index
}

const number = (figure: string) => Number(figure.replace('−', '-').replace(/[^\d.-]/g, ''))
const decimals = (figure: string) => /\.(\d+)/.exec(figure)?.[1]?.length ?? 0
const figuresOf = (each: Sum): string[] =>
  'total' in each
    ? [each.total, ...each.of]
    : 'mean' in each
      ? [each.mean, ...each.of.flat()]
      : [each.percent, each.part, each.whole]

/** What is stated, and what comes out. */
function reckon(each: Sum): { stated: string; right: number } {
  if ('total' in each) return { stated: each.total, right: each.of.reduce((all, figure) => all + number(figure), 0) }
  if ('percent' in each) return { stated: each.percent, right: (number(each.part) / number(each.whole)) * 100 }
  const count = each.of.reduce((all, [, many]) => all + number(many), 0)
  const points = each.of.reduce((all, [value, many]) => all + number(value) * number(many), 0)
  return { stated: each.mean, right: points / count }
}

/** What is wrong with sums that stand in a source. */
export function sumFaults(sums: readonly Sum[], source: string): Fault[] {
  return sums.flatMap((each): Fault[] => {
    const missing = figuresOf(each).filter((figure) => placeOf(figure, source) === undefined)
    if (missing.length > 0)
      return [{ at: 0, what: missing.join(', '), help: 'Its list of sums has a figure that the component has not.' }]
    const { stated, right } = reckon(each)
    const shown = right.toFixed(decimals(stated))
    if (Number(shown) === number(stated)) return []
    return [{ at: placeOf(stated, source) ?? 0, what: stated, help: `Its parts come to ${shown}.` }]
  })
}

export const sums: Rule = {
  name: 'sums',
  faultsOf: ({ path, source }) => {
    const text = readTextIfThere(fileOf(path))
    if (text === null) return []
    const read = z.array(sum).safeParse(JSON.parse(text))
    if (!read.success)
      return [{ at: 0, what: fileOf(path), help: 'It is no list of sums: see content/components/README.md.' }]
    return sumFaults(read.data, source)
  },
}
