import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { root } from '#toolchain/paths.ts'
import { pictureFile } from '../pictures/file.ts'
import { colouredShare, distance, patternOf } from './alike.ts'
import { neighboursOf } from './overview.ts'

const table = 'application-ui/components/tables/expandable-grouped-table-with-totals'
const other = 'application-ui/components/tables/sortable-data-table-with-search-and-pagination'
const picture = join(root, pictureFile(table, 'light'))
/** Large areas, as a far look keeps them; the hairlines of a table come and go with the size. */
const scene = join(root, pictureFile('marketing/sections/hero/with-search-form-and-illustration', 'light'))

test('a picture is like itself, also smaller, brighter and in another format', async () => {
  const pattern = await patternOf(scene)
  expect(distance(pattern, await patternOf(scene))).toBe(0)
  const copy = await sharp(scene).resize(300).modulate({ brightness: 0.97 }).jpeg({ quality: 60 }).toBuffer()
  expect(distance(pattern, await patternOf(copy))).toBeLessThan(0.3)
})

test('and unlike its mirror image', async () => {
  const mirrored = await sharp(scene).flop().png().toBuffer()
  expect(distance(await patternOf(scene), await patternOf(mirrored))).toBeGreaterThan(0.5)
})

test('two that could change places are named, and nearer than any real pair of tables', async () => {
  const twin = await sharp(picture).modulate({ hue: 90 }).blur(1).png().toBuffer()
  const [first, ...rest] = await neighboursOf([
    { path: table, picture },
    { path: other, picture: join(root, pictureFile(other, 'light')) },
    { path: `${table}-again`, picture: twin },
    { path: 'marketing/sections/heroes/elsewhere', picture: twin },
  ])
  expect(first).toMatchObject({ one: table, other: `${table}-again` })
  expect(first?.distance).toBeLessThan(0.2)
  expect(rest).toHaveLength(2)
  for (const pair of rest) expect(pair.distance).toBeGreaterThan(0.5)
})

test('colour is a share: none on grey, half of a sheet that is half blue', async () => {
  const sheet = (background: string) => sharp({ create: { width: 40, height: 20, channels: 3, background } })
  expect(await colouredShare(await sheet('#8b8f96').png().toBuffer())).toBe(0)
  const blue = await sheet('#2563eb').resize(20, 20).png().toBuffer()
  const half = sheet('#fff').composite([{ input: blue, left: 0, top: 0 }])
  expect(await colouredShare(await half.png().toBuffer())).toBeCloseTo(0.5, 2)
})
