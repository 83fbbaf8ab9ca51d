/** All components on one sheet, as small as they are chosen by, and once so blurred that only their build is left. */
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { pictureSize } from '#shared/catalog.ts'
import { splitComponentPath } from '#shared/urls.ts'
import { buildDir, root } from '#toolchain/paths.ts'
import { pictureFile } from '../pictures/file.ts'
import { colouredShare, distance, patternOf } from './alike.ts'

/** Pixels: of a picture on the sheet, of one blurred, of the air between, of a row. */
const [small, blurred, air, perRow] = [160, 20, 8, 12]
const ratio = pictureSize.height / pictureSize.width
const height = small * ratio
/** Neighbours nearer than this are named: their pictures could change places unseen. */
const tooAlike = 0.7

export type Neighbours = { one: string; other: string; distance: number }
type Colours = { package: string; median: number; aboveTenth: number; of: number }
export type Overview = { files: string[]; alike: Neighbours[]; colours: Colours[] }

/** @param paths of components that were photographed; those of one subcategory are held to each other */
export async function makeOverview(paths: readonly string[]): Promise<Overview> {
  const folder = join(buildDir, 'sheets')
  mkdirSync(folder, { recursive: true })
  const pictures = paths.map((path) => join(root, pictureFile(path, 'light')))
  const [all, far] = [join(folder, 'all.png'), join(folder, 'blurred.png')]
  await compose(all, pictures, (picture) => sharp(picture).resize(small, height, { fit: 'fill' }))
  await compose(far, pictures, async (picture) =>
    sharp(
      await sharp(picture)
        .resize(blurred, Math.round(blurred * ratio), { fit: 'fill' })
        .png()
        .toBuffer(),
    ).resize(small, height, { fit: 'fill', kernel: 'cubic' }),
  )
  return {
    files: [all, far].map((file) => relative(root, file)),
    alike: await alikeOf(paths),
    colours: await coloursOf(paths),
  }
}

/** Pairs of one subcategory, the nearest first. */
export async function neighboursOf(
  pictures: readonly { path: string; picture: string | Buffer }[],
): Promise<Neighbours[]> {
  const seen = await Promise.all(
    pictures.map(async ({ path, picture }) => ({ path, pattern: await patternOf(picture) })),
  )
  const pairs: Neighbours[] = []
  for (const group of Map.groupBy(seen, ({ path }) => splitComponentPath(path).subcategoryPath).values())
    for (const [at, one] of group.entries())
      for (const other of group.slice(at + 1))
        pairs.push({ one: one.path, other: other.path, distance: distance(one.pattern, other.pattern) })
  return pairs.sort((a, b) => a.distance - b.distance)
}

async function alikeOf(paths: readonly string[]): Promise<Neighbours[]> {
  const pairs = await neighboursOf(paths.map((path) => ({ path, picture: join(root, pictureFile(path, 'light')) })))
  return pairs.filter((pair) => pair.distance < tooAlike)
}

async function coloursOf(paths: readonly string[]): Promise<Colours[]> {
  const groups = Map.groupBy(paths, (path) => path.slice(0, path.indexOf('/')))
  return Promise.all(
    [...groups].map(async ([name, members]) => {
      const shares = await Promise.all(members.map((path) => colouredShare(join(root, pictureFile(path, 'light')))))
      const sorted = shares.toSorted((a, b) => a - b)
      return {
        package: name,
        median: sorted[Math.floor(sorted.length / 2)] ?? 0,
        aboveTenth: shares.filter((share) => share > 0.1).length,
        of: shares.length,
      }
    }),
  )
}

async function compose(
  file: string,
  pictures: readonly string[],
  draw: (picture: string) => sharp.Sharp | Promise<sharp.Sharp>,
) {
  const lines = Math.ceil(pictures.length / perRow)
  const tiles = await Promise.all(
    pictures.map(async (picture, at) => ({
      input: await (await draw(picture)).png().toBuffer(),
      left: air + (at % perRow) * (small + air),
      top: air + Math.floor(at / perRow) * (height + air),
    })),
  )
  const size = { width: air + perRow * (small + air), height: air + lines * (height + air) }
  await sharp({ create: { ...size, channels: 3, background: '#8b8f96' } })
    .composite(tiles)
    .png()
    .toFile(file)
}
