/** How much two pictures of one thing differ, to somebody who looks at them side by side. */
import sharp from 'sharp'

export type Difference = { perMillion: number; worst: number }

/** The sum of red, green and blue by which two pixels differ unseen. */
const unseen = 60
/** Pixels of a side of the squares that are looked at one by one: a missing icon fills much of one. */
const square = 24

/**
 * @returns pixels that stand nowhere near in the other picture, in a million of all, and in the square with the most.
 * Edges are smoothed differently, so a pixel may be found beside its place.
 */
export async function difference(one: Uint8Array, other: Uint8Array): Promise<Difference> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (a.width !== b.width || a.height !== b.height) return { perMillion: 1_000_000, worst: square * square }
  const columns = Math.ceil(a.width / square)
  const squares = new Map<number, number>()
  let count = 0
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      if (isNear(a, b, x, y) && isNear(b, a, x, y)) continue
      count++
      const at = Math.floor(y / square) * columns + Math.floor(x / square)
      squares.set(at, (squares.get(at) ?? 0) + 1)
    }
  }
  return { perMillion: Math.round((count / (a.width * a.height)) * 1_000_000), worst: Math.max(0, ...squares.values()) }
}

type Pixels = { data: Buffer; width: number; height: number }

async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Whether the other picture has this pixel in its place or right beside it. */
function isNear(of: Pixels, among: Pixels, x: number, y: number): boolean {
  const from = (y * of.width + x) * 3
  for (let row = Math.max(0, y - 1); row <= Math.min(among.height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(among.width - 1, x + 1); column++) {
      const to = (row * among.width + column) * 3
      let sum = 0
      for (let part = 0; part < 3; part++) sum += Math.abs((of.data[from + part] ?? 0) - (among.data[to + part] ?? 0))
      if (sum <= unseen) return true
    }
  }
  return false
}
