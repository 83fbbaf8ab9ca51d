/** `millwork create`: a starter kit or a template as a new project. */
import { chmod, mkdir, readdir, rm, rmdir } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { counted } from '#shared/counted.ts'
import { projectKinds, type ProjectKind } from '#shared/goods.ts'
import { urls } from '#shared/urls.ts'
import { codeOf, exits, Fault, fileFault } from '../fault.ts'
import type { Given } from '../options.ts'
import { writeFileWhole } from '../project/files.ts'
import { isRecord } from '../project/json-file.ts'
import { placeOf } from '../project/place.ts'
import { findRoot } from '../project/project.ts'
import { unzip } from '../project/unzip.ts'
import { recordsIn, textIn } from '../site/answers.ts'
import { type Client, openClient } from '../site/client.ts'
import type { Terminal } from '../terminal.ts'
import type { Command, Outcome } from './command.ts'

export const create: Command = {
  summary: 'Begin a project with a starter kit or a template.',
  usage: 'create [name] [folder] [options]',
  text: 'Without a name it lists what there is, and what your key opens. The folder is made, and must be empty where it is there; without one it is called like the project.',
  options: {},
  examples: [
    ['create', 'what there is'],
    ['create react-vite my-app', 'a starter kit in the folder my-app'],
    ['create finbank/nextjs my-site', 'an edition of a template'],
  ],
  run,
}

type Edition = { slug: string; title: string; files: number }
type Good = {
  kind: ProjectKind
  slug: string
  title: string
  description: string
  isOpen: boolean
  editions: Edition[]
}

/** Bytes of the largest archive. */
const most = 128 * 1024 * 1024

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const [name, folder] = given.words
  if (given.words.length > 2) throw new Fault('One project, and one folder for it.', { exit: exits.usage })
  const client = await openClient(terminal, await findRoot(terminal, given))
  const goods = await listGoods(client)
  if (name === undefined) return listed(terminal, goods)
  const { good, edition } = choose(goods, name)
  const cwd = resolve(terminal.cwd, given.text('cwd') ?? '.')
  const target = resolve(cwd, folder ?? good.slug)
  await mustBeEmpty(target, folder ?? good.slug)
  terminal.progress(`Fetching ${good.title} …`)
  const archive = await client.file(urls.cliProject(good.kind, good.slug, edition.slug), { most })
  const files = unzip(archive)
  await mkdir(target, { recursive: true }).catch((error: unknown) => {
    throw fileFault(target, error)
  })
  const written: string[] = []
  await terminal.inWholeSteps(
    async (mayGoOn) => {
      for (const [at, { path, bytes, isProgram }] of files.entries()) {
        mayGoOn()
        if (at % 20 === 0) terminal.progress(`Writing ${at + 1} of ${files.length}: ${path}`)
        await writeFileWhole(target, path, bytes)
        written.push(path)
        if (isProgram) await chmod(await placeOf(target, path), 0o755)
      }
    },
    // The next try is to find the folder as this one did.
    async () => {
      if (written.length < files.length) await takeBack(target, written)
    },
  )
  const shown = relative(cwd, target) || '.'
  const hasPackages = files.some(({ path }) => path === 'package.json')
  return {
    json: { name: good.slug, edition: edition.slug, folder: target, files: files.length },
    lines: [
      `${good.title} (${edition.title}) is in ${shown}: ${counted(files.length, 'file')}.`,
      '',
      'Next:',
      ...(shown === '.' ? [] : [`  cd ${shown}`]),
      ...(hasPackages ? ['  npm install'] : []),
      ...(files.some(({ path }) => path === 'README.md') ? ['  and read README.md'] : []),
    ],
  }
}

async function listGoods(client: Client): Promise<Good[]> {
  const answer = await client.json(urls.cliProjects())
  return (isRecord(answer) ? recordsIn(answer, 'projects') : []).flatMap((project) => {
    const kind = projectKinds.find((each) => each === project.kind)
    const editions = recordsIn(project, 'editions').map((edition) => ({
      slug: textIn(edition, 'slug'),
      title: textIn(edition, 'title'),
      files: Number(edition.files) || 0,
    }))
    return kind
      ? [
          {
            kind,
            slug: textIn(project, 'slug'),
            title: textIn(project, 'title'),
            description: textIn(project, 'description'),
            isOpen: project.isOpen === true,
            editions,
          },
        ]
      : []
  })
}

const titles: Record<ProjectKind, string> = { 'starter-kits': 'Starter kits', templates: 'Templates' }

function listed(terminal: Terminal, goods: readonly Good[]): Outcome {
  const namesOf = ({ slug, editions }: Good) =>
    editions.length > 1 ? editions.map((edition) => `${slug}/${edition.slug}`) : [slug]
  return {
    json: { projects: goods.map((good) => ({ ...good, names: namesOf(good) })) },
    lines: projectKinds.flatMap((kind, at) => [
      ...(at > 0 ? [''] : []),
      terminal.style('bold', titles[kind]),
      ...goods
        .filter((good) => good.kind === kind)
        .flatMap((good) => [
          `  ${namesOf(good).join(', ')}${good.isOpen ? '' : terminal.style('yellow', '  (your key does not open it)')}`,
          `    ${good.title}${terminal.style('dim', ` · ${good.description}`)}`,
        ]),
    ]),
  }
}

function choose(goods: readonly Good[], name: string): { good: Good; edition: Edition } {
  const [slug = '', wanted] = name.replace(/^(?:starter-kits|templates)\//, '').split('/')
  const good = goods.find((each) => each.slug === slug)
  if (!good)
    throw new Fault(`There is no starter kit or template called “${slug}”.`, {
      exit: exits.usage,
      todo: '“millwork create” lists what there is.',
    })
  const edition =
    wanted === undefined && good.editions.length === 1
      ? good.editions[0]
      : good.editions.find((each) => each.slug === wanted)
  if (!edition)
    throw new Fault(
      `${good.title} comes in several editions${wanted === undefined ? '' : `, and none is called “${wanted}”`}.`,
      {
        exit: exits.usage,
        todo: `Name one: ${good.editions.map((each) => `${slug}/${each.slug}`).join(', ')}.`,
      },
    )
  return { good, edition }
}

async function mustBeEmpty(target: string, shown: string) {
  const names = await readdir(target).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw fileFault(shown, error)
  })
  if (names.some((name) => name !== '.git'))
    throw new Fault(`${basename(target)} is not empty.`, {
      exit: exits.left,
      todo: 'Name another folder. Nothing was written.',
    })
}

/** Deletes files that were written just now, and folders that are empty without them; what others put beside them stays. */
async function takeBack(target: string, written: readonly string[]) {
  await Promise.all(written.map((path) => rm(join(target, path), { force: true })))
  const folders = new Set(written.flatMap(foldersOf))
  for (const folder of [...folders].sort((one, other) => other.length - one.length))
    await rmdir(join(target, folder)).catch(() => undefined)
}

/** `a` and `a/b` of `a/b/c`. */
const foldersOf = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, at, all) => all.slice(0, at + 1).join('/'))
