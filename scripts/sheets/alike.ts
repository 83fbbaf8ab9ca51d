/** How alike two pictures are to somebody who sees them from far away, and how much of one is coloured. */
import sharp from 'sharp'

/** Columns and rows of brightness steps: about what is left of a card's picture at twenty pixels. */
const [columns, rows] = [16, 12]
/** Grey levels of 256 by which neighbouring fields must differ for one to be the brighter: flat grounds are no pattern. */
const step = 3

/** What is light beside what, as two bits a field: brighter than its neighbour to the right, and below. */
export type Pattern = readonly boolean[]

/** @param picture a file's path or its bytes, in a format sharp reads */
export async function patternOf(picture: string | Buffer): Promise<Pattern> {
  const data = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(columns + 1, rows + 1, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  const at = (x: number, y: number) => data[y * (columns + 1) + x] ?? 0
  const pattern: boolean[] = []
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (const beside of [at(x + 1, y), at(x, y + 1)])
        pattern.push(at(x, y) - beside > step, beside - at(x, y) > step)
  return pattern
}

/**
 * @returns from 0 for the same picture to 1 where nothing stands where it stands in the other: fields that differ, as a
 * share of those that are a step in either. Two empty grounds are the same.
 */
export function distance(one: Pattern, other: Pattern): number {
  let [differ, either] = [0, 0]
  for (const [at, isStep] of one.entries()) {
    if (isStep || other[at]) either++
    if (isStep !== other[at]) differ++
  }
  return either === 0 ? 0 : differ / either
}

/** Of 255 between a pixel's strongest and weakest channel: from here on people call it a colour. */
const coloured = 40

/** @returns the share of coloured pixels, from 0 to 1 */
export async function colouredShare(picture: string | Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (Math.max(red, green, blue) - Math.min(red, green, blue) >= coloured) count++
  }
  return count / (info.width * info.height)
}
