/** Which mutants are judged together, and a few that stand for all. */
import { shuffled } from './chance.ts'
import type { Mutant } from './choose.ts'

type Named = Pick<Mutant, 'hash' | 'path' | 'kind'>

/** Those of one component, which share what sound React shows. */
export function byComponent<One extends Named>(
  mutants: readonly One[],
  seed: string,
): [path: string, mutants: One[]][] {
  return shuffled([...Map.groupBy(mutants, ({ path }) => path)], seed, ([path]) => path)
}

/** So many of one component are in a sample at most: more components than these would be played for few mutants. */
const most = 6

/** A few of a few components, of as many kinds as there are. */
export function sampleOf<One extends Named>(mutants: readonly One[], count: number, seed: string): One[] {
  const kinds = new Set<string>()
  return byComponent(mutants, seed)
    .flatMap(([, own]) => {
      const order = shuffled(own, seed, ({ hash }) => hash)
      const chosen = [...order.filter(({ kind }) => !kinds.has(kind)), ...order].slice(0, most)
      for (const { kind } of chosen) kinds.add(kind)
      return [...new Set(chosen)]
    })
    .slice(0, count)
}
