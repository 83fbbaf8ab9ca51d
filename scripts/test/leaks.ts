/** npm run leaks [-- --all]: walks the whole built product in every way and looks for what is sold; unless nothing changed since it passed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashTree } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { play } from './play.ts'

/** All that enters what is served, and the way of looking. */
const sources = `client compiler content scripts server shared toolchain tests/leaks
  tests/leaks.spec.ts vite.config.ts package-lock.json`.split(/\s+/)
for (const source of sources) if (!existsSync(join(root, source))) throw new Error(`there is no ${source} to watch`)
const recordFile = join(root, 'tests/passed/leaks.json')

type Passed = { sources: string }
const before = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Passed) : null
const hash = hashTree(sources).slice(0, 16)

if (before?.sources === hash && !process.argv.includes('--all')) {
  console.log(`The walk is ${unchangedNote}.`)
} else {
  process.env.MILLWORK_LEAKS = 'all'
  const passed = await play(['tests/leaks.spec.ts'])
  if (passed) writeFileSync(recordFile, `${JSON.stringify({ sources: hash } satisfies Passed, null, 2)}\n`)
  process.exit(passed ? 0 : 1)
}
