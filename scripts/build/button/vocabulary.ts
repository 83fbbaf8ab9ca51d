import { createRequire } from 'node:module'
import { loadDesignSystem } from '#compiler/tailwind/design-system.ts'
import { classListToV3 } from '#compiler/tailwind-v3/index.ts'
import type { Vocabulary } from '#shared/tools/button/kit.ts'
import { everyClass } from '#shared/tools/button/vocabulary.ts'
import { readText } from '#toolchain/stamps/record.ts'
import { contextV3 } from '#toolchain/tailwind-3.ts'

const require = createRequire(import.meta.url)
const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const tokens = ['primary', 'secondary'].flatMap((name) => steps.map((step) => `--color-${name}-${step}: #000;`))

/** Tailwind's own stylesheet with the token colours. */
export const stylesheets = {
  entry: `@import 'tailwindcss';\n@theme {\n${tokens.join('\n')}\n}`,
  files: { tailwindcss: readText(require.resolve('tailwindcss/index.css')) },
}

/** The order of all classes in both versions, and what each is in version 3. */
export async function readVocabulary(): Promise<Vocabulary> {
  const design = await loadDesignSystem(stylesheets)
  const all = everyClass()
  const order = byPlace(design.order(all))
  const { getClassOrder } = contextV3()
  const mapped = all.map((name) => {
    const mapping = classListToV3(name, { element: all })
    if (!mapping.ok) throw new Error(`${name} has no form in Tailwind CSS 3: ${mapping.problems[0]?.reason}`)
    return [name, mapping.classes] as const
  })
  const v3 = Object.fromEntries(mapped.filter(([name, classes]) => name !== classes))
  const inV3 = [...new Set(mapped.flatMap(([, classes]) => classes.split(' ')))]
  return { order, v3, orderV3: byPlace(getClassOrder(inV3)) }
}

const byPlace = (placed: [name: string, place: bigint | null][]) =>
  placed
    .toSorted(([, a], [, z]) => (a === z ? 0 : a === null ? -1 : z === null ? 1 : a < z ? -1 : 1))
    .map(([name]) => name)
