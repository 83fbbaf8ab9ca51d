/** `millwork init`: looks at the project, and writes down how its components are to be written. */
import { keyVariable, registryEntry, registryNames } from '#shared/registry.ts'
import { exits, Fault } from '../fault.ts'
import type { Given, Options } from '../options.ts'
import { isRecord, readJsonFile, writeJsonFile } from '../project/json-file.ts'
import { openProject, settingsOf, wishes } from '../project/project.ts'
import {
  inOrder,
  profileOptions,
  readSettings,
  type Settings,
  settingsFile,
  settingsFrom,
  writeSettings,
} from '../project/settings.ts'
import { siteOrigin } from '../site/site.ts'
import type { Terminal } from '../terminal.ts'
import type { Command, Outcome } from './command.ts'

const options = {
  'dry-run': { type: 'boolean', text: 'Write nothing, and show what was found.' },
  'no-registry': { type: 'boolean', text: 'Leave package.json and components.json alone.' },
  ...profileOptions,
} as const satisfies Options

export const init: Command = {
  summary: 'Look at the project and write millwork.json.',
  usage: 'init [options]',
  text:
    'Finds the framework, the version of Tailwind CSS and your colours; what you say with an option stands before what was found. Run it again after a change: what is in millwork.json stays unless an option says otherwise.\n\n' +
    `It also writes the registries ${registryNames.all} and ${registryNames.free} into components.json, or into package.json where there is none, so that “npx shadcn@latest add ${registryNames.all}/…” writes the very same files. The key never stands in them: they read ${keyVariable} from the environment.`,
  options,
  examples: [
    ['init', 'with what is found'],
    ['init --primary "#0d9488" --dark media', 'in your colour, dark as the system says'],
  ],
  run,
}

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const { root, detected } = await openProject(terminal, given)
  const seen = settingsOf(detected)
  const kept = await readSettings(root, seen)
  const settings = settingsFrom(wishes(given), 'The command line', kept ?? seen)
  const origin = siteOrigin(terminal.env)
  const dryRun = given.is('dry-run')
  const registry = given.is('no-registry') ? null : await registryFile(root)
  const written: string[] = []
  // What may fail is read before anything is written.
  const registries = registry && withRegistries(registry, origin, settings)
  if (!dryRun) {
    if (await writeSettings(root, settings)) written.push(settingsFile)
    if (registry && registries && (await writeJsonFile(root, registry.path, registries))) written.push(registry.path)
  }
  const { framework, tailwind, colors } = detected
  const row = (name: string, value: string) => `  ${name.padEnd(10)} ${value}`
  return {
    json: {
      found: {
        framework,
        flavour: detected.flavour,
        tailwind,
        primary: colors.primary ?? null,
        secondary: colors.secondary ?? null,
      },
      settings: inOrder(settings),
      written,
      registries: registry?.path ?? null,
      dryRun,
    },
    lines: [
      row('Framework', framework),
      row('Flavour', settings.flavour + (settings.file ? ` (${settings.file})` : '')),
      row(
        'Tailwind',
        settings.tailwind === 'v3'
          ? '3'
          : tailwind === null && !kept
            ? '4 (none was found in the project; --tailwind v3 for version 3)'
            : '4',
      ),
      row('Folder', settings.dir),
      row(
        'Colours',
        `${short(settings.primary)}, ${short(settings.secondary)}${colors.named && settings.primary === colors.primary ? ` (“${colors.named.name}” of ${colors.named.file})` : ''}`,
      ),
      '',
      ...(dryRun
        ? ['Nothing was written.']
        : written.length > 0
          ? written.map((file) => `${terminal.style('green', 'wrote')}  ${file}`)
          : ['Everything was written already.']),
      ...(dryRun
        ? []
        : [
            '',
            `Next: “millwork login”, then “millwork search <words>” and “millwork add <name>”. In CI set ${keyVariable}.`,
          ]),
    ],
  }
}

/** "teal", or the name of somebody's own. */
const short = (colours: string) => colours.split(':', 1)[0] ?? colours

type Registry = { path: string; value: Record<string, unknown> }

/** The file that registries stand in: the one of shadcn where there is one, else package.json; null without either. */
async function registryFile(root: string): Promise<Registry | null> {
  for (const path of ['components.json', 'package.json']) {
    const file = await readJsonFile(root, path)
    if (!file) continue
    if (!isRecord(file.value))
      throw new Fault(`${path} holds something else than an object.`, {
        todo: 'Correct it there, or say --no-registry.',
      })
    return { path, value: file.value }
  }
  return null
}

function withRegistries({ path, value }: Registry, origin: string, settings: Settings): Record<string, unknown> {
  const { registries = {} } = value
  if (!isRecord(registries))
    throw new Fault(`“registries” in ${path} is something else than an object.`, {
      exit: exits.failed,
      todo: 'Correct it there, or say --no-registry.',
    })
  const params = inOrder(settings)
  return {
    ...value,
    registries: { ...registries, ...registryEntry(origin, params), ...registryEntry(origin, params, { isFree: true }) },
  }
}
