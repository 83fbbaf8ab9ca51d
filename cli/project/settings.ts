/** `millwork.json`: how code is written for this project. What stands in it is what the registry is asked. */
import { flavours, type Flavour } from '#shared/catalog.ts'
import { queries } from '#shared/queries.ts'
import { decodeColors, grayFamilies, type Palette } from '#shared/recolor.ts'
import { isFolder } from '#shared/registry.ts'
import { site } from '#shared/site.ts'
import { defaultStyle, prefixPattern, readStyle, type SnippetStyle } from '#shared/snippet.ts'
import { exits, Fault } from '../fault.ts'
import type { Options } from '../options.ts'
import { ownColours } from './own-colours.ts'
import { isBelow } from './place.ts'
import { isRecord, readJsonFile, writeJsonFile } from './json-file.ts'

export const settingsFile = 'millwork.json'

const { flavour: _, primary: __, secondary: ___, ...styleWords } = queries.code
type StyleName = keyof typeof styleWords
const styleNames = Object.keys(styleWords) as StyleName[]

/** How code is to be written: the code endpoint's query. What is left out is the default. */
export type Profile = { flavour: Flavour; primary: string; secondary: string; file?: string } & {
  [Name in StyleName]?: string
}
/** The same, and the folder that files go to, from the project's root. */
export type Settings = Profile & { dir: string }

/** What a default says in words of a query. */
const defaults: Record<string, string> = {
  primary: site.colors.snippetPrimary,
  secondary: site.colors.snippetSecondary,
  ...defaultStyle,
  semicolons: defaultStyle.semicolons ? 'yes' : 'no',
}
export const defaultColors = { primary: site.colors.snippetPrimary, secondary: site.colors.snippetSecondary }

const listed = (words: readonly string[]) => words.join(', ')

/** Options that say the same for one command. */
export const profileOptions = {
  flavour: { type: 'string', value: 'name', text: `${listed(flavours)}.` },
  tailwind: { type: 'string', value: 'version', text: `Tailwind CSS: ${listed(queries.code.tailwind)}.` },
  dir: { type: 'string', value: 'folder', text: 'Where components go, from the root of the project.' },
  primary: {
    type: 'string',
    value: 'colour',
    text: 'A colour of Tailwind CSS, or one of your own, of which eleven are made.',
  },
  secondary: { type: 'string', value: 'grey', text: `${listed(grayFamilies)}, or one of your own.` },
  dark: { type: 'string', value: 'how', text: `What turns the dark theme on: ${listed(queries.code.dark)}.` },
  prefix: { type: 'string', value: 'letters', text: 'Before every class, as your Tailwind CSS has it.' },
  quotes: { type: 'string', value: 'kind', text: `In scripts: ${listed(queries.code.quotes)}.` },
  semicolons: { type: 'string', value: 'word', text: `At the end of statements: ${listed(queries.code.semicolons)}.` },
  indent: { type: 'string', value: 'by', text: `${listed(queries.code.indent)}.` },
  direction: {
    type: 'string',
    value: 'kind',
    text: `Classes that follow the reading direction or not: ${listed(queries.code.direction)}.`,
  },
  density: { type: 'string', value: 'kind', text: `${listed(queries.code.density)}.` },
  ramps: {
    type: 'string',
    value: 'kind',
    text: `How colours of your own stand in classes: ${listed(queries.code.ramps)}.`,
  },
  names: { type: 'string', value: 'kind', text: `What classes call colours: ${listed(queries.code.names)}.` },
  file: { type: 'string', value: 'kind', text: `For React: ${listed(queries.stackBlitz.file)}.` },
} as const satisfies Options

const names = Object.keys(profileOptions) as (keyof typeof profileOptions)[]

/**
 * Settings from what a file or a command line says.
 *
 * @param given by name; other names than those of `profileOptions` are refused
 * @param where what to call its source in a sentence
 * @param base what is not said
 */
export function settingsFrom(given: Record<string, unknown>, where: string, base: Settings): Settings {
  const settings: Record<string, string> = { ...base }
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith('$')) continue
    if (!names.includes(name as never)) throw wrong(where, `does not know “${name}”`, `It knows ${listed(names)}.`)
    if (typeof value !== 'string') throw wrong(where, `has something else than a text for “${name}”`)
    settings[name] = Object.hasOwn(ownNames, name) ? ownColours(value, ownNames[name] ?? '') : value
  }
  check(settings, where)
  return settings as Settings
}

/** What eleven colours made of one are called. */
const ownNames: Record<string, string> = { primary: 'brand', secondary: 'ink' }

const wrong = (where: string, what: string, todo?: string) =>
  new Fault(`${where} ${what}.`, { exit: exits.usage, ...(todo && { todo }) })

const words: Record<string, readonly string[]> = { flavour: flavours, file: queries.stackBlitz.file, ...onlyWords() }

function onlyWords(): Record<string, readonly string[]> {
  return Object.fromEntries(
    styleNames.flatMap((name) => (typeof styleWords[name] === 'string' ? [] : [[name, styleWords[name]]])),
  )
}

function check(settings: Record<string, string>, where: string) {
  for (const [name, allowed] of Object.entries(words)) {
    const value = settings[name]
    if (value !== undefined && !allowed.includes(value))
      throw wrong(where, `says “${value}” for ${name}`, `It can be ${listed(allowed)}.`)
  }
  const { prefix = '', primary = '', secondary = '', dir = '' } = settings
  if (!prefixPattern.test(prefix))
    throw wrong(where, `says “${prefix}” for prefix`, 'It can be at most eight small letters.')
  if (decodeColors(primary) === null)
    throw wrong(
      where,
      `says “${primary}” for primary`,
      'It can be a colour of Tailwind CSS, as “teal”, or one of your own, as “#0d9488”.',
    )
  const grey = decodeColors(secondary)
  if (grey === null || (typeof grey === 'string' && !(grayFamilies as readonly string[]).includes(grey)))
    throw wrong(
      where,
      `says “${secondary}” for secondary`,
      `It can be ${listed(grayFamilies)}, or one of your own, as “#64748b”.`,
    )
  if (!isBelow(dir) || !isFolder(dir))
    throw wrong(where, `says “${dir}” for dir`, 'It must be a folder in the project, as “src/components/millwork”.')
}

/** The project's settings, or null where it has none. */
export async function readSettings(root: string, base: Settings): Promise<Settings | null> {
  const file = await readJsonFile(root, settingsFile)
  if (!file) return null
  if (!isRecord(file.value))
    throw wrong(settingsFile, 'holds something else than an object', 'Write it anew with “millwork init”.')
  return settingsFrom(file.value, settingsFile, base)
}

export const writeSettings = (root: string, settings: Settings): Promise<boolean> =>
  writeJsonFile(root, settingsFile, inOrder(settings))

/** What is not the default, and what says most, in the order of the options. */
export function inOrder(settings: Settings): Record<string, string> {
  const always = ['flavour', 'tailwind', 'dir', 'primary', 'secondary']
  const full: Record<string, string | undefined> = { tailwind: defaultStyle.tailwind, ...settings }
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = full[name]
      return value !== undefined && (always.includes(name) || value !== defaults[name]) ? [[name, value]] : []
    }),
  )
}

/** A profile as one line, the same for the same code: a query without the folder. */
export function profileLine(settings: Settings): string {
  const { dir: _dir, ...profile } = inOrder(settings)
  return new URLSearchParams(profile).toString()
}

/** What `profileLine` wrote, with a folder. */
export const readProfileLine = (line: string, where: string, base: Settings): Settings =>
  settingsFrom(Object.fromEntries(new URLSearchParams(line)), where, {
    flavour: base.flavour,
    dir: base.dir,
    ...defaultColors,
  })

/** The colours and the style, as everything that cuts code takes them. */
export function cutOf(settings: Settings): { palette: Palette; style: SnippetStyle } {
  const style = readStyle({ ...settings, semicolons: settings.semicolons === 'yes' })
  // Both were checked as they were read.
  const palette = { primary: decodeColors(settings.primary), secondary: decodeColors(settings.secondary) } as Palette
  return { palette, style }
}
