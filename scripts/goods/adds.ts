/**
 * Ten components from a site that is running, added to each starter kit by our own command line as that site serves it;
 * then the kit is checked and built again. What was served as it was when that worked is not added again.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { urls } from '#shared/urls.ts'
import { isThere, readText } from '#toolchain/stamps/record.ts'
import { createAssembler, type Tree } from './assemble.ts'
import { editionsOf, itemsOf, type ItemEdition } from './items.ts'
import { readKitRecord, writeKitRecord } from './kit-record.ts'
import { proofFolder } from './prove/edition.ts'
import { openProject, run, type Project } from './prove/run.ts'
import { readRecord } from './record.ts'
import { writeTree } from './write-tree.ts'
import { hashTree } from './zip.ts'

const howMany = 10

/** Adds to the kits whose name contains `wanted`, as they were proven last. Answers whether all went well. */
export async function addToKits(wanted = '', site = 'http://localhost:3000'): Promise<boolean> {
  const free = await freeComponents(site)
  const names = spread(free, howMany)
  const program = await programOf(site)
  const assemble = createAssembler()
  const proven = readRecord()
  let failed = 0
  for (const edition of itemsOf('starter-kits').flatMap(editionsOf)) {
    const { slug } = edition.item
    if (!slug.includes(wanted)) continue
    try {
      const project = await assemble(edition)
      const tree = hashTree(project)
      const served = await servedTo(edition, site, names)
      const record = readKitRecord(slug)
      if (!record || proven[edition.name]?.tree !== tree)
        throw new Error(`It was not proven as it is: run "npm run goods -- ${slug}" first.`)
      if (record.added?.tree === tree && record.added.served === served) continue
      await addTo(edition, { project, program, names })
      writeKitRecord(slug, { ...record, added: { tree, served, components: names } })
      console.log(`✓ ${names.length} components in ${slug}`)
    } catch (error) {
      failed += 1
      console.log(`✗ ${slug}\n${(error as Error).message}`)
    }
  }
  return failed === 0
}

/** Names of components that are free, which need no key. */
async function freeComponents(site: string): Promise<string[]> {
  const { items } = (await read(site + urls.registry())) as { items: { name: string; meta: { free?: boolean } }[] }
  return items.filter(({ meta }) => meta.free).map(({ name }) => name)
}

/** As many of them, as far from each other as they can be. */
export const spread = (names: string[], count: number): string[] =>
  names.filter((_, at) => Math.floor((at * count) / names.length) !== Math.floor(((at - 1) * count) / names.length))

/** The address of the command line's package. */
async function programOf(site: string): Promise<string> {
  const { url } = (await read(`${site}/cli/latest.json`)) as { url: string }
  return site + new URL(url).pathname
}

/** A hash over what the site serves a kit, with the settings it has. */
async function servedTo({ folderPath }: ItemEdition, site: string, names: string[]): Promise<string> {
  const file = join(folderPath, 'millwork.json')
  const settings = isThere(file) ? (JSON.parse(readText(file)) as Record<string, string>) : {}
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const asked = settings.flavour ? `?flavour=${settings.flavour}` : ''
  for (const name of names) {
    const { files } = (await read(site + urls.registryItem(name) + asked)) as { files: unknown }
    hash.update(JSON.stringify(files))
  }
  return hash.digest('hex').slice(0, 16)
}

type Adding = { project: Tree; program: string; names: string[] }

async function addTo(edition: ItemEdition, { project: tree, program, names }: Adding): Promise<void> {
  const folder = `${proofFolder(edition)}-with-components`
  rmSync(folder, { recursive: true, force: true })
  const project = await prepare(edition, tree, folder)
  const millwork = (...words: string[]) => run(project, 'npx', '--yes', program, ...words)
  if (!existsSync(join(folder, 'millwork.json'))) await millwork('init')
  await millwork('add', ...names, '--install')
  for (const script of ['lint', 'check', 'build']) if (project.scripts[script]) await run(project, 'npm', 'run', script)
  rmSync(folder, { recursive: true, force: true })
}

/** The kit with its packages: as it lies there from its proof, or, where that was on another machine, installed anew. */
async function prepare(edition: ItemEdition, tree: Tree, folder: string): Promise<Project> {
  const proven = proofFolder(edition)
  if (existsSync(join(proven, 'node_modules'))) {
    cpSync(proven, folder, { recursive: true, verbatimSymlinks: true })
    return openProject(folder)
  }
  writeTree(tree, folder)
  const project = await openProject(folder)
  await run(project, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
  return project
}

async function read(address: string): Promise<unknown> {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${new URL(address).origin}: start the site, and give its address.`, { cause })
  })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
  return answer.json()
}
