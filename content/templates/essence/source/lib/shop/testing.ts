/** For the tests: a small catalog, a cart, and chance that comes out the same every time. */
import type { Cart } from './cart.ts'
import type { Catalog, Material, Scent, Size } from './catalog.ts'

const material = (slug: string, family: string, volatility: number): Material => ({
  slug,
  name: slug,
  family,
  volatility,
  origin: 'Somewhere',
  text: `${slug}.`,
})

const scent = (slug: string, name: string, family: string, year: number, notes: string[], sizes: Size[]): Scent => ({
  slug,
  name,
  line: `${name}.`,
  text: `${name}.`,
  wear: 'Close.',
  family,
  perfumer: 'Marian Halcott',
  year,
  notes: { top: notes.slice(0, 1), heart: notes.slice(1, 2), base: notes.slice(2) },
  sizes,
})

const sizes = (price: number, [sample, small, large]: [number, number, number]): Size[] => [
  { id: 'sample', ml: 2, price: 600, stock: sample },
  { id: '50', ml: 50, price, stock: small },
  { id: '100', ml: 100, price: price + 8_000, stock: large },
]

/** Four scents: one with plenty, one nearly gone, one sold out but for samples, one with an odd price. */
export const catalog: Catalog = {
  materials: [
    material('bergamot', 'citrus', 0.9),
    material('iris', 'root', 0.2),
    material('cedar', 'wood', 0.3),
    material('musk', 'skin', 0.1),
  ],
  scents: [
    scent('green-peel', 'Green Peel', 'citrus', 2016, ['bergamot', 'iris', 'musk'], sizes(14_800, [140, 38, 21])),
    scent('iris-drawer', 'Iris Drawer', 'floral', 2018, ['bergamot', 'iris', 'cedar'], sizes(18_600, [60, 3, 2])),
    scent('last-honey', 'Last Honey', 'amber', 2022, ['iris', 'musk', 'cedar'], sizes(18_600, [2, 0, 0])),
    scent('tar-rope', 'Tar Rope', 'mineral', 2026, ['bergamot', 'cedar', 'musk'], sizes(16_433, [90, 40, 0])),
  ],
}

export const emptyCart: Cart = { id: 'cart-1', lines: [] }

/** The catalog with one size changed. */
export function withSize(slug: string, id: string, change: Partial<Size>): Catalog {
  return {
    ...catalog,
    scents: catalog.scents.map((one) =>
      one.slug === slug
        ? { ...one, sizes: one.sizes.map((size) => (size.id === id ? { ...size, ...change } : size)) }
        : one,
    ),
  }
}

/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
