/** `millwork update`: brings files to what the site serves now, and keeps what was changed in the project. */
import { counted } from '#shared/counted.ts'
import { themeItem } from '#shared/registry.ts'
import { paletteTheme } from '#shared/snippet/theme.ts'
import { exits, Fault } from '../fault.ts'
import type { Given, Options } from '../options.ts'
import { chosenFiles, type Chosen } from '../project/chosen.ts'
import { readText, writeFileWhole } from '../project/files.ts'
import { uncommitted } from '../project/git.ts'
import { noteTaken, readLock, readServed, type Taken } from '../project/lock.ts'
import { openProject, type Project } from '../project/project.ts'
import { cutOf, profileLine, readProfileLine, type Settings } from '../project/settings.ts'
import { type Client, openClient } from '../site/client.ts'
import { fetchFile } from '../site/fetch-file.ts'
import { askUpdates } from '../site/updates.ts'
import type { Style, Terminal } from '../terminal.ts'
import { hashOf, readWriting, writeAs } from '../text/lines.ts'
import { hasConflict, mergeTexts } from '../text/merge.ts'
import type { Command, Outcome } from './command.ts'

const options = {
  'dry-run': { type: 'boolean', text: 'Write nothing, and say what would happen to each file.' },
  recut: {
    type: 'boolean',
    text: 'Also bring files to what millwork.json says now: colours, version of Tailwind CSS, style.',
  },
  force: { type: 'boolean', text: 'Also over changes that are in no commit.' },
  overwrite: {
    type: 'boolean',
    text: 'Take the site’s text where yours cannot be merged, because what was served is not kept.',
  },
} as const satisfies Options

export const update: Command = {
  summary: 'Merge what the site serves now into your files.',
  usage: 'update [name or file…] [options]',
  text:
    'Your changes stay: each file is merged from what was served, what you made of it, and what is served now. Where both changed the same lines, both stand in the file between <<<<<<< and >>>>>>>, as Git does it, and the command ends with 5.\n\n' +
    'Files with changes that are in no commit are refused, so that you can always go back.',
  options,
  examples: [
    ['update --dry-run', 'see what would happen'],
    ['update tables-simple-table', 'one component only'],
    ['update --recut', 'after changing colours in millwork.json'],
  ],
  run,
}

const states = ['updated', 'merged', 'conflict', 'restored', 'skipped', 'current'] as const
type Done = { path: string; did: (typeof states)[number]; conflicts: number; why?: string }

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const project = await openProject(terminal, given)
  const { root } = project
  const lock = await readLock(root)
  const chosen = chosenFiles(lock, given.words, { root, cwd: terminal.cwd })
  const client = await openClient(terminal, root)
  const { stale, done } = await findStale(client, chosen, project, given.is('recut'))
  if (!given.is('dry-run') && !given.is('force')) await mustBeCommitted(root, stale)
  const taken = new Map<string, Taken>()
  const how = { root, taken, dryRun: given.is('dry-run'), overwrite: given.is('overwrite') }
  await terminal.inWholeSteps(
    async (mayGoOn) => {
      for (const [at, each] of stale.entries()) {
        mayGoOn()
        if (stale.length > 3) terminal.progress(`Updating ${at + 1} of ${stale.length}: ${each.path}`)
        done.push(await bring(client, each, how))
      }
    },
    () => noteTaken(root, taken),
  )
  const { palette, style } = cutOf(project.settings)
  const theme = given.is('recut') ? paletteTheme(palette, style) : null
  const lacksTheme = theme !== null && !Object.values(lock).some(({ component }) => component === themeItem)
  const { lines, ...told } = outcome(terminal, done, given.is('dry-run'))
  const about = lacksTheme
    ? [`Colours of your own (${theme.names.join(', ')}) need their theme: “millwork add theme”.`]
    : []
  return { ...told, lines: [...lines, ...about] }
}

/** `name` is what its component is called now. */
type Stale = Chosen & { settings: Settings; name: string }

/** What differs on the site, or was cut otherwise than the project now asks; the rest is said and left. */
async function findStale(
  client: Client,
  chosen: readonly Chosen[],
  project: Project,
  recut: boolean,
): Promise<{ stale: Stale[]; done: Done[] }> {
  const updates = await askUpdates(
    client,
    chosen.map(({ entry }) => entry),
  )
  const stale: Stale[] = []
  const done: Done[] = []
  for (const [at, each] of chosen.entries()) {
    const { path, entry } = each
    const state = updates[at]?.state ?? 'gone'
    const settings = readProfileLine(entry.profile, path, project.settings)
    // A file of another flavour is another file: it is added, not merged.
    const wanted =
      recut && settings.flavour === project.settings.flavour && settings.file === project.settings.file
        ? project.settings
        : settings
    const isCutOtherwise = profileLine(wanted) !== entry.profile
    if (state === 'locked' || state === 'gone')
      done.push({
        path,
        did: 'skipped',
        conflicts: 0,
        why: state === 'gone' ? 'it is no longer in the library' : 'your key does not open it',
      })
    else if (state === 'changed' || isCutOtherwise)
      stale.push({ ...each, settings: wanted, name: updates[at]?.name || entry.name })
    else done.push({ path, did: 'current', conflicts: 0 })
  }
  return { stale, done }
}

async function mustBeCommitted(root: string, stale: readonly Chosen[]) {
  if (stale.length === 0) return
  const changed = await uncommitted(
    root,
    stale.map(({ path }) => path),
  )
  if (changed === null || changed.length === 0) return
  throw new Fault(
    `${counted(changed.length, 'file has', 'files have')} changes that are in no commit: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' …' : ''}.`,
    {
      exit: exits.left,
      todo: 'Commit or stash them first, so that you can go back; or say --force. Nothing was written.',
    },
  )
}

type How = { root: string; taken: Map<string, Taken>; dryRun: boolean; overwrite: boolean }

async function bring(
  client: Client,
  { path, entry, settings, name }: Stale,
  { root, taken, dryRun, overwrite }: How,
): Promise<Done> {
  const now = await readText(root, path)
  const { text: mine, writing } = readWriting(now ?? '')
  if (now !== null && hasConflict(mine))
    return { path, did: 'skipped', conflicts: 0, why: 'a conflict still stands in it' }
  const { content, item } = await fetchFile(client, name, path, settings)
  const theirs = readWriting(content).text
  const served = (await readServed(root, entry.hash)) ?? (hashOf(mine) === entry.hash ? mine : null)
  if (now !== null && served === null && mine !== theirs && !overwrite)
    return {
      path,
      did: 'skipped',
      conflicts: 0,
      why: 'what was served is not kept in .millwork, so it cannot be merged; --overwrite takes the site’s',
    }
  const merged =
    now === null || served === null
      ? { text: theirs, conflicts: 0 }
      : mergeTexts({ mine, served, theirs }, `${item.version || 'now'}`)
  const isOwn = now !== null && served !== null && mine !== served && mine !== theirs
  if (!dryRun) {
    if (now === null || merged.text !== mine) await writeFileWhole(root, path, writeAs(merged.text, writing))
    taken.set(path, {
      content,
      entry: {
        component: item.component || entry.component,
        name: item.name || entry.name,
        part: item.part || entry.part,
        version: item.version,
        profile: profileLine(settings),
      },
    })
  }
  if (now === null) return { path, did: 'restored', conflicts: 0 }
  return { path, did: merged.conflicts > 0 ? 'conflict' : isOwn ? 'merged' : 'updated', conflicts: merged.conflicts }
}

const isWritten = (did: Done['did']) => did !== 'skipped' && did !== 'current'

const looks: Record<Done['did'], Style> = {
  updated: 'green',
  merged: 'green',
  restored: 'green',
  conflict: 'red',
  skipped: 'yellow',
  current: 'dim',
}

function outcome(terminal: Terminal, done: Done[], dryRun: boolean): Outcome {
  const shown = done.filter(({ did }) => did !== 'current').sort((a, z) => (a.path < z.path ? -1 : 1))
  const conflicts = shown.filter(({ did }) => did === 'conflict')
  const written = shown.filter(({ did }) => isWritten(did))
  const isLeft = conflicts.length > 0 || shown.some(({ did }) => did === 'skipped')
  return {
    exit: isLeft ? exits.left : exits.done,
    json: { files: done, dryRun },
    lines: [
      ...shown.map(
        ({ path, did, conflicts: count, why }) =>
          `${terminal.style(looks[did], did.padEnd(8))}  ${path}${did === 'conflict' ? `  (${counted(count, 'conflict')})` : ''}${why ? `: ${why}` : ''}`,
      ),
      ...(shown.length > 0 ? [''] : []),
      ...(written.length > 0
        ? [
            `${counted(written.length, dryRun ? 'file would be written' : 'file was written', dryRun ? 'files would be written' : 'files were written')}.`,
          ]
        : shown.length > 0
          ? []
          : [
              `${counted(done.length, 'file is as the site serves it', 'files are as the site serves them')}. Nothing to do.`,
            ]),
      ...(conflicts.length > 0 && !dryRun
        ? ['Open the files with conflicts, keep what you want between <<<<<<< and >>>>>>>, and delete these marks.']
        : []),
    ],
  }
}
