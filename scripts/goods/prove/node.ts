/** The Node a project runs with: the machine's own where the project allows it, one from npm where not. */
import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { buildDir } from '#toolchain/paths.ts'
import { cleanEnvironment } from './environment.ts'
import { fromNpm } from './from-npm.ts'

const call = promisify(execFile)

/** What npm brings where the machine's own does not do: the newest of the line that is kept longest. */
export const nodeFromNpm = '24.21.0'

type Version = [major: number, minor: number, patch: number]
type Place = { path?: string; cache?: string }

/**
 * The PATH for the commands of a project, so that their Node is one that its `engines.node` allows.
 *
 * @param wanted what the project's package.json says under engines.node; nothing allows every Node
 * @param place where to look instead of this process' own PATH, and where what npm brings is kept
 * @throws an error that says which Node is missing and how to have it
 */
export async function pathForNode(wanted = '*', place: Place = {}): Promise<{ path: string; version: string }> {
  const { path = cleanEnvironment().PATH ?? '', cache = join(buildDir, `node-${nodeFromNpm}`) } = place
  const own = await versionOf('node', path)
  if (own && allows(wanted, own)) return { path, version: own }
  const needs = `The project needs Node.js ${wanted}, and here is ${own ?? 'none'}.`
  if (!allows(wanted, nodeFromNpm))
    throw new Error(`${needs} Node.js ${nodeFromNpm} from npm would not do either: put one that does first in PATH.`)
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const brings = fromNpm(name, nodeFromNpm, cache, { ...cleanEnvironment(), PATH: path })
  const folder = await brings.catch((cause: unknown) => {
    throw new Error(
      `${needs} npm has no ${name} ${nodeFromNpm} to give: install a Node.js ${nodeFromNpm} or newer and put it first in PATH.`,
      { cause },
    )
  })
  const withBrought = `${join(folder, 'bin')}${delimiter}${path}`
  const brought = await versionOf('node', withBrought)
  if (brought !== nodeFromNpm)
    throw new Error(`${needs} What npm brought as ${name} does not run: remove ${cache} and try once more.`)
  return { path: withBrought, version: brought }
}

/** "24.21.0", or null where there is none. */
async function versionOf(program: string, path: string): Promise<string | null> {
  try {
    const { stdout } = await call(program, ['--version'], { env: { ...cleanEnvironment(), PATH: path } })
    return stdout.trim().replace(/^v/, '')
  } catch {
    return null
  }
}

/**
 * Whether a range as package.json writes it allows a version: "*", ">=22.22.0", "^20.19.0 || >=22.12.0", "22.x".
 *
 * @throws an error that names a range that is written otherwise
 */
export function allows(range: string, version: string): boolean {
  const found = versionFrom(version)
  // All of it is read first, so that an early yes hides no mistake.
  const held = range.split('||').map((part) =>
    part
      .trim()
      .split(/\s+/)
      .map((one) => holds(one, found, range)),
  )
  return held.some((comparators) => comparators.every(Boolean))
}

function holds(comparator: string, found: Version, range: string): boolean {
  const [, sign = '', text = ''] = /^(>=|<=|>|<|=|\^|~)?v?(\d+(?:\.(?:\d+|x|\*)){0,2}|\*|x)$/.exec(comparator) ?? []
  if (!text) throw new Error(`engines.node says “${range}”, of which “${comparator}” is not understood here.`)
  const said = text.split('.').filter((part) => /^\d+$/.test(part))
  const bound = versionFrom(text)
  const order = compare(found, bound)
  const isWithin = (parts: number) => bound.slice(0, parts).every((part, place) => part === found[place])
  if (said.length === 0) return true
  if (sign === '>=') return order >= 0
  if (sign === '<') return order < 0
  if (sign === '>') return order > 0 && !isWithin(said.length)
  if (sign === '<=') return order <= 0 || isWithin(said.length)
  if (sign === '^') return order >= 0 && isWithin(bound[0] > 0 ? 1 : 2)
  if (sign === '~') return order >= 0 && isWithin(Math.min(2, said.length))
  return isWithin(said.length)
}

function versionFrom(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number.parseInt(part, 10) || 0)
  return [major, minor, patch]
}

const compare = (a: Version, z: Version) => a[0] - z[0] || a[1] - z[1] || a[2] - z[2]
