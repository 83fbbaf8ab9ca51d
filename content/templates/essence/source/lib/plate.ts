/**
 * Draws the plate of a scent from its notes alone: the family of a material is its form, its volatility the density of
 * the strokes, and its place in the pyramid the height at which it stands. The same notes always give the same plate.
 */
import type { Material, Scent } from './shop/catalog.ts'
import { forms as formOf, type MaterialFamily, type Shape } from './plate-forms.ts'

export type Tier = 'top' | 'heart' | 'base'

export interface PlateForm {
  slug: string
  name: string
  family: MaterialFamily
  tier: Tier
  /** How long it lasts on skin. */
  hours: number
  x: number
  y: number
  r: number
  shapes: Shape[]
}

export interface Plate {
  width: number
  height: number
  forms: PlateForm[]
}

interface Size {
  width: number
  height: number
  /** Where forms begin, of the width: what lies before it is left for words. */
  start?: number
}

interface Laid {
  tier: Tier
  material: Material
  x: number
  y: number
  r: number
}

/** 24 hours at a volatility of 0, a quarter of an hour at 1. */
export const hoursOf = (volatility: number) => 24 * (1 / 96) ** volatility

/** How much of a material is left on the skin after so many hours: 1 is all of it. */
export const leftAfter = (volatility: number, hours: number) => 0.5 ** ((hours * 1.4) / hoursOf(volatility))

const tiers: Record<Tier, { y: number; r: [number, number]; spread: number }> = {
  base: { y: 0.73, r: [0.33, 0.19], spread: 0.13 },
  heart: { y: 0.44, r: [0.235, 0.165], spread: 0.1 },
  top: { y: 0.18, r: [0.18, 0.115], spread: 0.08 },
}
const order: Tier[] = ['base', 'heart', 'top']

export function plateOf(scent: Pick<Scent, 'slug' | 'notes'>, materials: Material[], whole: Size): Plate {
  const { width, height, start = 0 } = whole
  const size = { width: width * (1 - start), height }
  const random = randomFrom(scent.slug)
  const laid: Laid[] = []
  // Where the scent drifts as it rises: to one side, from the opposite foot of the plate.
  const drift = random() < 0.5 ? -1 : 1
  for (const tier of order) {
    const own = scent.notes[tier].map((slug) => materialOf(materials, slug))
    const heaviest = own.toSorted((a, z) => a.volatility - z.volatility)
    for (const [index, material] of heaviest.entries())
      laid.push(place(laid, { tier, material, index, of: own.length, drift, random }, size))
  }
  const forms = laid.map((one) => draw({ ...one, x: one.x + width * start }, scent.slug))
  return { width, height, forms }
}

/** The sign of one material, as the index of notes shows it. */
export function signOf(material: Material, size: number): Plate {
  // A drop has others beside it, which take their room from it.
  const r = size * (material.family === 'balsam' ? 0.36 : 0.4)
  const middle = { tier: 'base' as const, material, x: size / 2, y: size / 2, r }
  return { width: size, height: size, forms: [draw(middle, material.slug)] }
}

/** The signs of several materials, in rows of `across`. */
export function signsOf(own: Material[], across: number, size: number): Plate {
  const r = size * 0.4
  const forms = own.map((material, index) => {
    const x = size * ((index % across) + 0.5)
    const y = size * (Math.floor(index / across) + 0.5)
    return draw({ tier: 'base', material, x, y, r: material.family === 'balsam' ? r * 0.9 : r }, material.slug)
  })
  return { width: across * size, height: Math.ceil(own.length / across) * size, forms }
}

interface Wanted {
  tier: Tier
  material: Material
  index: number
  of: number
  drift: number
  random: () => number
}

/** Of many places the one that overlaps its neighbors a little, and hides none of them. */
function place(laid: Laid[], { tier, material, index, of, drift, random }: Wanted, size: Size): Laid {
  const { width, height } = size
  const unit = Math.min(width, height * 0.75)
  const { y, r: between, spread } = tiers[tier]
  const share = of === 1 ? 0 : index / (of - 1)
  const r =
    unit *
    (between[0] + (between[1] - between[0]) * share) *
    (0.92 + 0.16 * random()) *
    (material.family === 'balsam' ? 0.88 : 1)
  const side = (index % 2 === 0 ? -drift : drift) * (tier === 'base' ? 1 : -1)
  let best: Laid | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 90; attempt += 1) {
    const reach = tier === 'base' ? 0.3 : 0.34
    const one = {
      tier,
      material,
      r,
      x: width * (0.5 + side * reach * random()),
      y: height * (y + spread * (random() * 2 - 1)),
    }
    const score = scoreOf(one, laid, size)
    if (score < bestScore) [best, bestScore] = [one, score]
  }
  return settled(best ?? { tier, material, r, x: width / 2, y: height * y }, size)
}

/** How far a form reaches from its middle, of its radius. */
const reachOf = ({ family }: Material) =>
  family === 'balsam' ? 1.6 : family === 'skin' ? 1.16 : family === 'mineral' ? 1.2 : family === 'root' ? 1.14 : 1.05

/** A leaf points upward with its tip, and a board with its corner. */
const heightOf = ({ family }: Material) => (family === 'leaf' ? 1.2 : family === 'wood' ? 1.17 : 1.08)

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), Math.max(from, to))

/** Moves what would be cut at an edge back onto the plate. */
function settled(one: Laid, { width, height }: Size): Laid {
  const wide = one.r * Math.max(reachOf(one.material), one.material.family === 'leaf' ? 1.2 : 0)
  const high = one.r * heightOf(one.material)
  return { ...one, x: within(one.x, wide, width - wide), y: within(one.y, high, height - high) }
}

function scoreOf(one: Laid, laid: Laid[], { width, height }: Size): number {
  let score = 0
  let touches = laid.length === 0
  for (const other of laid) {
    const overlap = (one.r + other.r - Math.hypot(one.x - other.x, one.y - other.y)) / Math.min(one.r, other.r)
    if (overlap > 0.12) touches = true
    if (overlap > 0.42) score += (overlap - 0.42) * (one.tier === other.tier ? 5 : 3)
  }
  if (!touches) score += 0.7
  // A drop has others beside it, and disks and blossoms their grains.
  const wide = one.r * reachOf(one.material)
  const high = one.r * 1.04
  score += (Math.max(0, wide - one.x, one.x + wide - width) / one.r) * 3
  score += (Math.max(0, high - one.y, one.y + high - height) / one.r) * 5
  return score
}

function draw({ tier, material, x, y, r }: Laid, seed: string): PlateForm {
  const random = randomFrom(`${seed} ${material.slug}`)
  const family = material.family as MaterialFamily
  const turns = family === 'balsam' || family === 'root' || family === 'mineral' ? 0.3 : family === 'wood' ? 0.5 : 0.9
  const turn = (random() * 2 - 1) * turns
  const shapes = formOf[family]({ x, y, r, volatility: material.volatility, turn, random })
  return {
    slug: material.slug,
    name: material.name,
    family,
    tier,
    hours: hoursOf(material.volatility),
    x,
    y,
    r,
    shapes,
  }
}

function materialOf(materials: Material[], slug: string): Material {
  const found = materials.find((material) => material.slug === slug)
  if (!found) throw new Error(`No material is called “${slug}”. Add it to data/materials, or mend the notes.`)
  return found
}

/** The same words always give the same row of figures between 0 and 1 (mulberry32). */
function randomFrom(words: string): () => number {
  let state = [...words].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
