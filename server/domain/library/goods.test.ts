import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Goods } from '#shared/goods.ts'
import { openGoods, openOverlays } from './goods.ts'

const inside = { files: 12, zip: { bytes: 3400, hash: 'h' }, changed: null }
const goodsWith = (content: object) => ({
  tools: [{ slug: 'palette', title: 'Palette', description: '' }],
  'starter-kits': [],
  templates: [{ slug: 'bank', title: 'Bank', editions: [{ slug: 'one', title: 'One', builtWith: [], ...content }] }],
})
const folder = () => mkdtempSync(join(tmpdir(), 'goods-'))
const write = (to: string, name: string, content: object) => writeFileSync(join(to, name), JSON.stringify(content))
const editionOf = (goods: Goods) => goods.templates[0]?.editions[0]

test('goods are listed before they are built; what is in them is missing until then', () => {
  const build = folder()
  write(build, 'goods-ahead.json', goodsWith({}))
  const goods = openGoods(build)
  const ahead = goods()
  expect([ahead.tools[0]?.title, ahead.templates[0]?.title, editionOf(ahead)?.title]).toEqual([
    'Palette',
    'Bank',
    'One',
  ])
  const missing = expect.objectContaining({ code: 'ENOENT', path: join(build, 'goods.json') })
  expect(() => editionOf(ahead)?.files).toThrow(missing)
  expect(() => JSON.stringify(ahead.templates)).toThrow(missing)

  write(build, 'goods.json', goodsWith(inside))
  expect(editionOf(ahead)).toMatchObject(inside)
  expect(JSON.stringify(goods())).toBe(JSON.stringify(goodsWith(inside)))
})

test('what was built is believed, not what was listed before it', () => {
  const build = folder()
  write(build, 'goods-ahead.json', { tools: [], 'starter-kits': [], templates: [] })
  write(build, 'goods.json', goodsWith(inside))
  expect(openGoods(build)().templates).toHaveLength(1)
})

test('a folder that holds neither has no goods', () => {
  expect(openGoods(folder())).toThrow(/goods\.json/)
})

test('overlays are there once the build has put them together', () => {
  const build = folder()
  const overlays = openOverlays(build)
  expect(overlays()).toEqual([])
  mkdirSync(join(build, 'goods'))
  write(build, 'goods/overlays.json', [{ slug: 'laid' }])
  expect(overlays()).toEqual([{ slug: 'laid' }])
})
