/** npm run parity: plays every case of the compiler in every flavour, changed or not, holds verification to finding damage, and writes down what passed. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '#toolchain/chromium.ts'
import { root } from '#toolchain/paths.ts'
import { play } from './play.ts'

process.env.CHROMIUM_PATH = ensureChromium()
process.env.MILLWORK_PARITY = 'all'
// What other commands wrote down stays.
const others = [
  'accessible',
  'channels',
  'engines-damage',
  'files',
  'leaks',
  'opened',
  'paste',
  'preview-damage',
  'previews',
  'statements',
  'structure',
  'structure-damage',
].map((name) => `${name}.json`)
/** One file of it for each item. */
others.push('goods')
const passed = join(root, 'tests/passed')
for (const name of existsSync(passed) ? readdirSync(passed) : []) if (!others.includes(name)) rmSync(join(passed, name))
process.exit((await play(['tests/parity/', 'tests/alpine/', 'tests/verify/'])) ? 0 : 1)
