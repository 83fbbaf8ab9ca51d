/**
 * What is proven at once: a component with at most one mutant in each flavour. HTML, Vue and Svelte are each held to
 * React and not to one another, so three mutants share a proof; a mutant of React is what the others are held to, so it
 * stands alone.
 */
import type { Mutant } from './choose.ts'
import { shuffled } from './chance.ts'

export type Sheet = { path: string; mutants: Mutant[] }

export function sheetsOf(mutants: readonly Mutant[], seed: string): Sheet[] {
  const byPath = Map.groupBy(mutants, ({ path }) => path)
  const sheets = [...byPath].flatMap(([path, own]): Sheet[] => {
    const alone = own.filter(({ flavour }) => flavour === 'react').map((mutant) => ({ path, mutants: [mutant] }))
    const others = (['html', 'vue', 'svelte'] as const).map((flavour) =>
      own.filter((mutant) => mutant.flavour === flavour),
    )
    const most = Math.max(...others.map(({ length }) => length))
    const shared = Array.from({ length: most }, (_, index) => ({
      path,
      mutants: others.flatMap((list) => list[index] ?? []),
    }))
    return [...alone, ...shared]
  })
  return shuffled(sheets, seed, (sheet) => sheet.mutants.map(({ hash }) => hash).join())
}

/** The first sheets that hold so many mutants together. */
export function firstOf(sheets: readonly Sheet[], most: number): Sheet[] {
  let left = most
  return sheets.flatMap(({ path, mutants }) => {
    const own = mutants.slice(0, Math.max(0, left))
    left -= own.length
    return own.length > 0 ? [{ path, mutants: own }] : []
  })
}
