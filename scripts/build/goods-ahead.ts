/** Lists the goods for a server that is started before their projects are put together. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDir, contentDir } from '#toolchain/paths.ts'
import { listGoods } from './goods-list.ts'

const goods = await listGoods(contentDir)
mkdirSync(buildDir, { recursive: true })
writeFileSync(join(buildDir, 'goods-ahead.json'), JSON.stringify(goods))
// What an older build said is not true any more.
for (const name of ['goods.json', 'goods/contents.json', 'goods/overlays.json'])
  rmSync(join(buildDir, name), { force: true })
