/** Overlays are given away and never counted: what they deliver, what they may not hold, and where they are not. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { contentDir } from '#toolchain/paths.ts'
import type { Tree } from '../goods/assemble.ts'
import { aboutOf, folderWith } from '../goods/fixture.ts'
import { allEditions, itemsOf } from '../goods/items.ts'
import { zipOver } from '../goods/zip-over.ts'
import { listGoods } from './goods-list.ts'
import { readOverlays } from './goods.ts'

const sold = 'application-ui/components/statistics/kpi-goals-with-progress-bars'
const free = 'application-ui/components/statistics/with-sparklines'
const generatedFrom = (from: string) => [{ to: 'views/part.blade.php', from, flavour: 'html' }]

const overlay = (over: object = {}, files: Record<string, string | object> = {}) =>
  folderWith({
    'overlays/one/about.json': aboutOf('proof', {
      parts: [
        { folder: 'pages', title: 'Pages', over: 'make a project' },
        { folder: 'views', title: 'Views', over: 'make another', at: 'other' },
      ],
      notRun: 'It was not run.',
      ...over,
    }),
    'overlays/one/proof/package.json': {},
    'overlays/one/pages/NOTE.md': 'Lay it over.',
    'overlays/one/views/generated.json': generatedFrom(free),
    'overlays/one/views/NOTE.md': 'Lay it over.',
    ...files,
  })

/** Its overlays, with the trees of their parts and of the project they are proven in. */
async function read(from: string) {
  const trees: Record<string, Tree> = {}
  const overlays = await readOverlays(
    from,
    async (part, tree) => {
      trees[part.folder] = tree
      return { bytes: 1, hash: part.folder }
    },
    (edition, tree) => (trees[edition.folder] = tree),
  )
  return { overlays, trees }
}

test('its parts are delivered one by one, and lie together in the project that proves them', async () => {
  const { overlays, trees } = await read(overlay())
  expect(overlays).toMatchObject([
    {
      slug: 'one',
      notRun: 'It was not run.',
      parts: [
        { slug: 'pages', over: 'make a project', files: 1, zip: { hash: 'pages' } },
        { slug: 'views', over: 'make another', files: 2 },
      ],
    },
  ])
  expect([...trees.views!.keys()]).toEqual(['NOTE.md', 'views/part.blade.php'])
  expect([...trees.proof!.keys()]).toEqual(['NOTE.md', 'other/NOTE.md', 'other/views/part.blade.php', 'package.json'])
})

test('its zip has no outer folder, so that it is unpacked over a project', async () => {
  const { trees } = await read(overlay())
  const files = unzipSync(zipOver(trees.pages!))
  expect(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([['NOTE.md', 'Lay it over.']])
})

test.each([
  ['a component that is sold', overlay({}, { 'overlays/one/views/generated.json': generatedFrom(sold) }), /is sold/],
  ['an overlay that is not free', overlay({ free: false }), /free/],
  ['one that does not say what was not run', overlay({ notRun: undefined }), /notRun/],
  ['one without parts', overlay({ parts: [] }), /parts/],
  ['a part outside of its folder', overlay({ parts: [{ folder: '../x', title: 'X', over: 'y' }] }), /kebab-case/],
  ['a detail nobody knows', overlay({ stars: 5 }), /stars/],
  [
    'a file that would replace one of the project that proves it',
    overlay({}, { 'overlays/one/pages/package.json': {} }),
    /package\.json would replace/,
  ],
])('%s is refused by name', async (_what, from, message) => {
  await expect(read(from)).rejects.toThrow(message)
})

test('nothing that lists or counts goods knows of it', async () => {
  const from = overlay()
  expect(await listGoods(from)).toEqual({ tools: [], 'starter-kits': [], templates: [] })
  expect(allEditions(from)).toEqual([])
})

test('those there are say that composer and artisan were not run, in every zip too', async () => {
  const { overlays, trees } = await read(contentDir)
  expect(overlays.map(({ slug }) => slug)).toEqual(itemsOf('overlays').map(({ slug }) => slug))
  for (const { notRun, parts } of overlays) {
    expect(notRun).toContain('Composer and artisan were not run by us')
    for (const { slug } of parts)
      expect(strFromU8(trees[slug]!.get('MILLWORK.md')!)).toContain('Composer and artisan were not run by us')
  }
})
