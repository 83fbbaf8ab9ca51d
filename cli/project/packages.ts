/** What components need from a package registry, and how this project would install it. */
import { spawn } from 'node:child_process'
import { exits, Fault } from '../fault.ts'
import type { Terminal } from '../terminal.ts'
import type { Manager } from './detect.ts'

export type Needed = { name: string; range: string }

/** Those that package.json does not name, each once. */
export function missingPackages(needed: readonly Needed[], packages: Record<string, string>): Needed[] {
  const byName = new Map(needed.filter(({ name }) => !Object.hasOwn(packages, name)).map((each) => [each.name, each]))
  return [...byName.values()].sort((a, z) => (a.name < z.name ? -1 : 1))
}

const adds: Record<Manager, string[]> = {
  npm: ['install'],
  pnpm: ['add'],
  yarn: ['add'],
  bun: ['add'],
}

const specifier = ({ name, range }: Needed) => `${name}@${range}`
/** What a package may be called, so that nothing else ever becomes a word of a command. */
const isPackage = ({ name, range }: Needed) =>
  /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/.test(name) && /^[\w.^~<>=|* -]+$/.test(range)

/** The command as somebody types it; quoted, since a shell would read "^" and ">" as its own. */
export const installCommand = (manager: Manager, needed: readonly Needed[]): string =>
  [manager, ...adds[manager], ...needed.filter(isPackage).map((each) => `"${specifier(each)}"`)].join(' ')

/** Runs it. Throws a Fault where it fails; what was written stays. */
export async function install(
  terminal: Terminal,
  root: string,
  manager: Manager,
  needed: readonly Needed[],
): Promise<void> {
  const words = [...adds[manager], ...needed.filter(isPackage).map(specifier)]
  terminal.say(`${manager} ${words.join(' ')}`)
  const isWindows = process.platform === 'win32'
  const status = await new Promise<number | null>((resolve) => {
    const child = spawn(manager, isWindows ? words.map((word) => `"${word}"`) : words, {
      cwd: root,
      // What it says is for people; standard output is ours alone.
      stdio: ['ignore', 2, 2],
      shell: isWindows,
    })
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  if (status !== 0)
    throw new Fault(`${manager} did not install the packages${status === null ? ': it could not be run' : ''}.`, {
      exit: exits.failed,
      todo: `The files were written. Install yourself: ${installCommand(manager, needed)}`,
    })
}
