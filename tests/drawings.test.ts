/** Which components can be taken as SVG: every one was drawn as it is today, and offered only where it looked the same. */
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { difference } from '#scripts/drawings/compare.ts'
import { drawnHash, mostDifferent, readDrawn } from '#scripts/drawings/file.ts'
import { readSources } from '#toolchain/catalog-files.ts'

const { sources } = readSources()
const drawn = readDrawn()

test('every component was drawn as it is: npm run drawings does it', () => {
  const stale = sources.filter(({ path, source }) => drawn[path]?.source !== drawnHash(source))
  expect(stale.map(({ path }) => path)).toEqual([])
  expect(Object.keys(drawn).length).toBe(sources.length)
})

test('what is offered is within what a customer takes for the same', () => {
  const offered = Object.values(drawn).filter(({ isTrue }) => isTrue)
  expect(offered.length).toBeGreaterThan(0)
  expect(Math.max(...offered.map(({ perMillion }) => perMillion))).toBeLessThanOrEqual(mostDifferent.perMillion)
  expect(Math.max(...offered.map(({ worst }) => worst))).toBeLessThanOrEqual(mostDifferent.worst)
})

const page = (parts: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="480"><rect width="960" height="480" fill="#fff"/>${parts}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const words = '<rect x="40" y="40" width="400" height="12" fill="#333"/>'

test('a picture differs from itself in nothing, and by an edge that is smoothed otherwise in next to nothing', async () => {
  const one = await page(words)
  expect(await difference(one, one)).toEqual({ perMillion: 0, worst: 0 })
  const edge = await page(words.replace('x="40"', 'x="40.4"'))
  const { perMillion, worst } = await difference(one, edge)
  expect([perMillion < mostDifferent.perMillion / 10, worst < mostDifferent.worst / 10]).toEqual([true, true])
})

test.each([
  ['an icon that is gone', '<circle cx="60" cy="100" r="8" fill="#06c"/>', ''],
  [
    'a field without its outline',
    '<rect x="40" y="90" width="300" height="40" fill="none" stroke="#555" stroke-width="4"/>',
    '',
  ],
  [
    'a text elsewhere',
    '<rect x="40" y="90" width="300" height="12" fill="#333"/>',
    '<rect x="40" y="102" width="300" height="12" fill="#333"/>',
  ],
])('%s is seen', async (_what, before, after) => {
  const { perMillion, worst } = await difference(await page(words + before), await page(words + after))
  expect(perMillion > mostDifferent.perMillion || worst > mostDifferent.worst).toBe(true)
})

test('pictures of different size are not the same', async () => {
  const small = await sharp(await page(words))
    .resize(480)
    .png()
    .toBuffer()
  expect((await difference(await page(words), small)).perMillion).toBe(1_000_000)
})
