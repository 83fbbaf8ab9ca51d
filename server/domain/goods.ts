import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Goods } from '#shared/goods.ts'

/** The tools, starter kits and templates of a build folder. Throws when it holds no list of them. */
export const readGoods = (buildDir: string) => JSON.parse(readFileSync(join(buildDir, 'goods.json'), 'utf8')) as Goods
