/** What a walk found, for people. */
import { roles } from './people.ts'
import type { Sold } from './sold.ts'
import type { Leak, Walk } from './walk.ts'

const examples = 3

/** Leaks by kind of address and of text, with how many and the first few; empty where there are none. */
export function summary(leaks: readonly Leak[]): string[] {
  const groups = Map.groupBy(leaks, ({ place, kind, role }) => `${place}, ${kind}, as ${role}`)
  return [...groups].map(([name, group]) => {
    const texts = new Set(group.map(({ text }) => text)).size
    const paths = new Set(group.map(({ path }) => path)).size
    const shown = group
      .slice(0, examples)
      .map(({ path, text, whose }) => `${path}: ${text.slice(0, 80)} (${whose.slice(0, 80)})`)
    return `${name}: ${texts} texts at ${paths} addresses\n  ${shown.join('\n  ')}`
  })
}

/** The whole walk as a table. */
export function table({ count, places, leaks }: Walk, sold: readonly Sold[], given: ReadonlyMap<Sold, string>): string {
  const { addresses, answers, bytes, distinct } = count()
  const of = (kind: Sold['kind']) => sold.filter((one) => one.kind === kind).length
  const mb = (size: number) => `${Math.round(size / 1e6)} MB`
  const lines = Object.entries(places).map(([place, { paths, answers: count_ }]) => {
    const own = leaks.filter((leak) => leak.place === place)
    const perRole = roles.map((role) => own.filter((leak) => leak.role === role).length)
    return [place, paths.size, count_, ...perRole].join(' | ')
  })
  return [
    `${addresses} addresses, ${answers} answers, ${mb(bytes)}, ${mb(distinct)} of them different`,
    `${of('list')} lists, ${of('run')} runs of three and ${of('string')} strings; ${given.size} more stand in what is free`,
    ['place', 'addresses', 'answers', ...roles.map((role) => `hits as ${role}`)].join(' | '),
    ...lines,
  ].join('\n')
}
