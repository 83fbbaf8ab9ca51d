/** One edition as a customer meets it: its zip unpacked elsewhere, installed, linted, tested, built, served and used. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import type { Tree } from '../assemble.ts'
import type { ItemEdition } from '../items.ts'
import { zipTree } from '../zip.ts'
import type { Outline } from './outline.ts'
import { play, smokeOf } from './play.ts'
import { openProject, run, serve, type Project } from './run.ts'
import { visitPages } from './visit.ts'

/** Where editions are unpacked: outside of this repository, whose packages and .gitignore must not help or hinder. */
export const proofFolder = ({ name }: ItemEdition) => join(tmpdir(), 'millwork-goods', name)

/** Proves an edition. Throws with everything that is wrong. */
export async function proveEdition(
  edition: ItemEdition,
  tree: Tree,
  browser: Browser,
): Promise<Record<string, Outline>> {
  const folder = proofFolder(edition)
  unpack(zipTree(tree, 'project'), folder)
  const project = await openProject(folder)
  await run(project, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
  for (const script of ['lint', 'format:check', 'check', 'test', 'build'])
    if (project.scripts[script]) await run(project, 'npm', 'run', script)
  const { problems, outlines } = await useEdition(edition, project, browser)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return outlines
}

/** Does with a build what people do: every page, the main job, and that without scripts. */
export async function useEdition(edition: ItemEdition, project: Project, browser: Browser) {
  const smoke = await smokeOf(edition)
  const playing = { browser, edition: edition.folder, home: smoke?.home }
  const { problems, outlines } = await whileServed(project, async (url) => {
    const entered = smoke?.enter && (await play(smoke.enter, { ...playing, url }))
    const visited = await visitPages(browser, url, edition.item.about.pages, entered?.session)
    return { ...visited, problems: [...(entered?.problems ?? []), ...visited.problems] }
  })
  if (smoke) problems.push(...(await whileServed(project, (url) => play(smoke.default, { ...playing, url }))).problems)
  const { plain } = smoke ?? {}
  if (plain)
    problems.push(...(await whileServed(project, (url) => play(plain, { ...playing, url, scripts: false }))).problems)
  return { problems, outlines }
}

/** Serves a build with nobody in its database, and shows the mails it would send. */
export async function whileServed<Result>(project: Project, work: (url: string) => Promise<Result>): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'millwork-kit-'))
  const { url, stop } = await serve(project, { MAIL_PREVIEW: '1', DATABASE_FILE: join(data, 'app.db') })
  try {
    return await work(url)
  } finally {
    await stop()
    rmSync(data, { recursive: true, force: true })
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
