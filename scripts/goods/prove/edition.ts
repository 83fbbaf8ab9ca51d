/** One edition as a customer meets it: its zip unpacked elsewhere, installed, linted, tested, built, served and used. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import type { Tree } from '../assemble.ts'
import type { ItemEdition } from '../items.ts'
import type { KitRecord } from '../kit-record.ts'
import { builtWith } from '../versions.ts'
import { zipTree } from '../zip.ts'
import { attackEdition } from './attacks/index.ts'
import { dependenciesOf, firstPageOf, linesOf, testsOf } from './figures.ts'
import { lighthouseOf } from './lighthouse.ts'
import type { Outline } from './outline.ts'
import { play, smokeOf } from './play.ts'
import { openProject, run, serve, type Project } from './run.ts'
import { visitPages } from './visit.ts'

/** Where editions are unpacked: outside of this repository, whose packages and .gitignore must not help or hinder. */
export const proofFolder = ({ name }: ItemEdition) => join(tmpdir(), 'millwork-goods', name)

/** What a proof found out, besides that all is well. */
export type Proof = { outlines: Record<string, Outline>; record: Omit<KitRecord, 'added'> }

/** Proves an edition. Throws with everything that is wrong. */
export async function proveEdition(edition: ItemEdition, tree: Tree, browser: Browser): Promise<Proof> {
  const folder = proofFolder(edition)
  unpack(zipTree(tree, 'project'), folder)
  const project = await openProject(folder)
  const timed = async (...words: string[]) => {
    const started = performance.now()
    const said = await run(project, 'npm', ...words)
    return { said, seconds: Math.round((performance.now() - started) / 1000) }
  }
  const install = await timed('ci', '--prefer-offline', '--no-audit', '--no-fund')
  const done: Record<string, Awaited<ReturnType<typeof timed>>> = {}
  for (const script of ['lint', 'format:check', 'check', 'test', 'build'])
    if (project.scripts[script]) done[script] = await timed('run', script)
  const { problems, outlines, attacks, withoutScripts } = await useEdition(edition, project, browser)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const isKit = edition.item.kind === 'starter-kits'
  const record: Proof['record'] = {
    day: new Date().toISOString().slice(0, 10),
    node: project.node,
    engines: project.engines,
    builtWith: builtWith(edition),
    seconds: { install: install.seconds, build: done.build?.seconds ?? 0 },
    files: tree.size,
    lines: linesOf(tree),
    dependencies: dependenciesOf(folder),
    tests: testsOf(done.test?.said ?? ''),
    attacks,
    withoutScripts,
    ...(await whileServed(project, async (url) => {
      const firstPage = await firstPageOf(browser, url)
      return { firstPage, lighthouse: isKit ? await lighthouseOf(url, firstPage.path) : null }
    })),
  }
  return { outlines, record }
}

/** Does with a build what people do: every page, the main job, that without scripts, and what attackers try. */
export async function useEdition(edition: ItemEdition, project: Project, browser: Browser) {
  const smoke = await smokeOf(edition)
  const { pages } = edition.item.about
  const home = smoke?.home ?? '/'
  const playing = { browser, edition: edition.folder, home }
  const { problems, outlines } = await whileServed(project, async (url) => {
    const entered = smoke?.enter && (await play(smoke.enter, { ...playing, url }))
    const visited = await visitPages(browser, url, pages, entered?.session)
    return { ...visited, problems: [...(entered?.problems ?? []), ...visited.problems] }
  })
  if (smoke) problems.push(...(await whileServed(project, (url) => play(smoke.default, { ...playing, url }))).problems)
  const { plain } = smoke ?? {}
  if (plain)
    problems.push(...(await whileServed(project, (url) => play(plain, { ...playing, url, scripts: false }))).problems)
  const withoutScripts = plain !== undefined
  if (!smoke?.enter) return { problems, outlines, attacks: null, withoutScripts }
  const members = pages.filter(({ member }) => member).map(({ path }) => path)
  const attacked = await attackEdition(project, { home, members, api: smoke.api })
  return { problems: [...problems, ...attacked.problems], outlines, attacks: attacked.held, withoutScripts }
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
