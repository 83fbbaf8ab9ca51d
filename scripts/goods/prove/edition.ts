/** One edition as a customer meets it: its zip unpacked elsewhere, installed, linted, tested, built, served and used. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import type { Tree } from '../assemble.ts'
import type { ItemEdition } from '../items.ts'
import type { Smoke } from '#toolchain/smoke.ts'
import { zipTree } from '../zip.ts'
import type { Outline } from './outline.ts'
import { run, serve } from './run.ts'
import { playSmoke, visitPages } from './visit.ts'

/** Where editions are unpacked: outside of this repository, whose packages and .gitignore must not help or hinder. */
export const proofFolder = ({ name }: ItemEdition) => join(tmpdir(), 'millwork-goods', name)

type Served = (url: string) => Promise<void>

/** Proves an edition; `look` may use it while it is served. Throws with everything that is wrong. */
export async function proveEdition(
  edition: ItemEdition,
  tree: Tree,
  browser: Browser,
  { look }: { look?: Served } = {},
): Promise<Record<string, Outline>> {
  const folder = proofFolder(edition)
  unpack(zipTree(tree, 'project'), folder)
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  await run(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
  for (const script of ['lint', 'format:check', 'check', 'test', 'build'])
    if (scripts[script]) await run(folder, 'npm', 'run', script)
  const { url, stop } = await serve(folder, scripts.preview ? 'preview' : 'start')
  try {
    const { problems, outlines } = await visitPages(browser, url, edition.item.about.pages)
    const smokeFile = join(edition.item.folder, 'smoke.ts')
    if (existsSync(smokeFile)) {
      const { default: smoke } = (await import(pathToFileURL(smokeFile).href)) as { default: Smoke }
      problems.push(...(await playSmoke(browser, url, edition.folder, smoke)))
    }
    if (problems.length > 0) throw new Error(problems.join('\n'))
    await look?.(url)
    return outlines
  } finally {
    stop()
  }
}

/** Puts the files of a zip, without its outer folder, where nothing but installed packages may be left. */
function unpack(zip: Uint8Array, folder: string) {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    const file = join(folder, path.slice(path.indexOf('/') + 1))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
