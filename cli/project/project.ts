/** The project a command works in: its root, and how code is written for it. */
import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { exits, Fault } from '../fault.ts'
import type { Given } from '../options.ts'
import type { Terminal } from '../terminal.ts'
import { detect, type Detected } from './detect.ts'
import { defaultColors, profileOptions, readSettings, type Settings, settingsFile, settingsFrom } from './settings.ts'

/** The nearest folder, from where the command was called upwards, that looks like a project's; else that one itself. */
export async function findRoot(terminal: Terminal, given: Given): Promise<string> {
  const start = resolve(terminal.cwd, given.text('cwd') ?? '.')
  const folder = await stat(start).catch(() => null)
  if (!folder?.isDirectory())
    throw new Fault(`${given.text('cwd') ?? start} is not a folder.`, {
      exit: exits.usage,
      todo: 'Name the project’s folder after --cwd.',
    })
  for (let at = start; ; at = dirname(at)) {
    for (const sign of [settingsFile, 'package.json', '.git'])
      if (await stat(join(at, sign)).catch(() => null)) return at
    if (dirname(at) === at) return start
  }
}

export type Project = {
  root: string
  detected: Detected
  settings: Settings
  /** Whether the project says itself how its code is written. */
  isSetUp: boolean
}

/** Reads it: what the command line says stands before `millwork.json`, and that before what can be seen. */
export async function openProject(terminal: Terminal, given: Given): Promise<Project> {
  const root = await findRoot(terminal, given)
  const detected = await detect(root)
  const seen = settingsOf(detected)
  const kept = await readSettings(root, seen)
  return {
    root,
    detected,
    settings: settingsFrom(wishes(given), 'The command line', kept ?? seen),
    isSetUp: kept !== null,
  }
}

/** Of the options of a profile those that were given. */
export const wishes = (given: Given): Record<string, string> =>
  Object.fromEntries(
    Object.keys(profileOptions).flatMap((name) => {
      const value = given.text(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

export function settingsOf({ flavour, tailwind, dir, hasTypeScript, colors }: Detected): Settings {
  return {
    flavour,
    tailwind: tailwind ?? 'v4',
    dir,
    primary: colors.primary ?? defaultColors.primary,
    secondary: colors.secondary ?? defaultColors.secondary,
    ...(colors.hasRoles && { names: 'roles' }),
    ...(flavour === 'react' && !hasTypeScript && { file: 'JSX' }),
  }
}
