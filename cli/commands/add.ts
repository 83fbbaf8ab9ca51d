/** `millwork add`: components, sets, collections, or whole subcategories into the project. */
import { counted } from '#shared/counted.ts'
import { themeItem } from '#shared/registry.ts'
import { exits, Fault } from '../fault.ts'
import type { Given, Options } from '../options.ts'
import { collect } from '../site/collect.ts'
import { openClient } from '../site/client.ts'
import type { Item } from '../site/registry.ts'
import { Unreachable } from '../site/request.ts'
import { hashOf } from '../text/lines.ts'
import { readLock, readServed, type Lock } from '../project/lock.ts'
import { readText } from '../project/files.ts'
import { install, installCommand, missingPackages } from '../project/packages.ts'
import { openProject, type Project } from '../project/project.ts'
import { putFiles, type Put, type Served } from '../project/put-files.ts'
import { profileLine, profileOptions } from '../project/settings.ts'
import type { Terminal } from '../terminal.ts'
import type { Command, Outcome } from './command.ts'

const options = {
  overwrite: { type: 'boolean', text: 'Also files that were changed; without it you are asked, or they are left.' },
  'dry-run': { type: 'boolean', text: 'Write nothing, and say what would be written.' },
  install: { type: 'boolean', text: 'Install missing packages with your package manager.' },
  ...profileOptions,
} as const satisfies Options

export const add: Command = {
  summary: 'Add components, sets or whole subcategories to the project.',
  usage: 'add <name…> [options]',
  text:
    'A name is what “millwork search” shows (alerts-dismissible-alerts-in-four-tones), a component’s path or part number, a set (set-…), or a subcategory or package by its path, as in application-ui/components/alerts.\n\n' +
    'Files are written as the site serves them, in your flavour and colours; millwork.lock.json remembers what was served, so that “millwork update” can merge later. A file that you changed is never overwritten without your word.',
  options,
  examples: [
    ['add alerts-dismissible-alerts-in-four-tones', 'one component'],
    ['add tables-simple-table AUI-C38-1', 'several at once'],
    ['add application-ui/components/alerts', 'a whole subcategory'],
    ['add tables-simple-table --primary teal', 'in another colour than the project’s'],
  ],
  run,
}

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  if (given.words.length === 0)
    throw new Fault('Which component? Name at least one.', {
      exit: exits.usage,
      todo: '“millwork search <words>” finds names.',
    })
  const project = await openProject(terminal, given)
  const { root, settings } = project
  const lock = await readLock(root)
  const { items, isOffline } = await fetchOrKept(terminal, given, project, lock)
  const served = items.flatMap((item) => item.files.map((file) => servedOf(item, file, profileLine(settings))))
  const dryRun = given.is('dry-run')
  const put = await putFiles(terminal, { root, lock, files: served }, { overwrite: given.is('overwrite'), dryRun })
  const missing = missingPackages(
    items.flatMap(({ dependencies }) => dependencies),
    project.detected.packages,
  )
  const isInstalled = given.is('install') && !dryRun && missing.length > 0
  if (isInstalled) await install(terminal, root, project.detected.manager, missing)
  const notes = notesOf(items)
  const left = put.filter(({ did }) => did === 'left')
  return {
    exit: left.length > 0 ? exits.left : exits.done,
    json: {
      files: put,
      components: items.map(({ name, component, part, version }) => ({ name, component, part, version })),
      missingPackages: isInstalled ? [] : missing.map(({ name, range }) => `${name}@${range}`),
      notes,
      offline: isOffline,
      dryRun,
    },
    lines: [
      ...(isOffline ? ['The site could not be reached, so what was served before was used.'] : []),
      ...told(terminal, put, dryRun),
      ...(missing.length > 0 && !isInstalled
        ? [
            '',
            `Not in package.json yet: ${missing.map(({ name }) => name).join(', ')}. Install with:`,
            `  ${installCommand(project.detected.manager, missing)}`,
          ]
        : []),
      ...(notes.length > 0 ? ['', 'To set up, once:', ...notes.map((note) => `  - ${note}`)] : []),
      ...(project.isSetUp || dryRun
        ? []
        : [
            '',
            `Taken for ${project.detected.framework}, Tailwind CSS ${settings.tailwind === 'v3' ? 3 : 4}. “millwork init” writes that down, so that everybody in the project gets the same.`,
          ]),
      ...(left.length > 0
        ? [
            '',
            `${counted(left.length, 'changed file was', 'changed files were')} left. --overwrite replaces what you changed; “millwork update” merges.`,
          ]
        : []),
    ],
  }
}

const servedOf = (
  { component, name, part, version }: Item,
  { path, content }: Item['files'][number],
  profile: string,
): Served => ({
  path,
  content,
  entry: { component, name, part, version, profile },
})

/** Each once; what the theme says of its file is said by whatever needs the theme. */
function notesOf(items: readonly Item[]): string[] {
  const said = new Set(items.flatMap(({ component, notes }) => (component === themeItem ? [] : notes)))
  const ofTheme = items.flatMap(({ component, files, notes }) => {
    const isSaid = files.some(({ path }) => [...said].some((note) => note.includes(path)))
    return component === themeItem && !isSaid ? notes : []
  })
  return [...said, ...ofTheme]
}

const words: Record<Put['did'], (dryRun: boolean) => string> = {
  added: (dryRun) => (dryRun ? 'would add' : 'added'),
  replaced: (dryRun) => (dryRun ? 'would replace' : 'replaced'),
  unchanged: () => 'unchanged',
  left: () => 'left',
}

function told(terminal: Terminal, put: readonly Put[], dryRun: boolean): string[] {
  return put.map(
    ({ path, did }) =>
      `${terminal.style(did === 'left' ? 'yellow' : did === 'unchanged' ? 'dim' : 'green', words[did](dryRun).padEnd(9))}  ${path}`,
  )
}

/** What the site serves; where it cannot be reached, what it served before, if the lock has all of it. */
async function fetchOrKept(
  terminal: Terminal,
  given: Given,
  project: Project,
  lock: Lock,
): Promise<{ items: Item[]; isOffline: boolean }> {
  try {
    const client = await openClient(terminal, project.root)
    return { items: await collect(client, terminal, given.words, project.settings), isOffline: false }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    const kept = await Promise.all(given.words.map((word) => keptItem(project, lock, word)))
    if (kept.some((item) => item === null)) throw error
    return { items: kept.filter((item) => item !== null), isOffline: true }
  }
}

async function keptItem({ root, settings }: Project, lock: Lock, word: string): Promise<Item | null> {
  const profile = profileLine(settings)
  const entries = Object.entries(lock).filter(
    ([path, { name, component, part, profile: its }]) =>
      its === profile && [path, name, component, part].includes(word),
  )
  const files: Item['files'] = []
  for (const [path, { hash }] of entries) {
    const text = await readServed(root, hash)
    const own = text ?? (await readText(root, path))
    if (own === null || hashOf(own) !== hash) return null
    files.push({ path, content: own })
  }
  const [first] = entries
  if (!first) return null
  const [, { component, name, part, version }] = first
  return { name, title: name, component, part, version, files, dependencies: [], notes: [], members: [] }
}
