/** Where the engines are, which version they have, and how to get them. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EngineName } from './engine.ts'

/** What starts an engine, and the version it calls its own: "Firefox 153.7.0esr". */
export type Found = { program: string; version: string }

/** The oldest that is known to take every command we send; 140 does not. */
const oldestFirefox = 153

const debian: Record<EngineName, { title: string; packages: string[] }> = {
  gecko: { title: 'Gecko, the engine of Firefox', packages: ['firefox-esr'] },
  webkit: { title: 'WebKit, the engine of Safari', packages: ['webkit2gtk-driver', 'xvfb'] },
}

/** The engine on this machine, or undefined. FIREFOX_PATH wins over the usual places. */
export const findEngine = (name: EngineName): Found | undefined => (name === 'gecko' ? findGecko() : findWebkit())

/** One sentence for those who lack an engine. */
export const howToGet = (name: EngineName): string => {
  const { title, packages } = debian[name]
  const other = name === 'gecko' ? ' or set FIREFOX_PATH to the program of Firefox' : ''
  const tooOld = name === 'gecko' ? `, or older than ${oldestFirefox}` : ''
  return `${title}, is not installed${tooOld}: on Debian “apt-get install ${packages.join(' ')}”${other}.`
}

/** Installs what is missing where this is Debian and the user may; answers whether all engines are there now. */
export function installEngines(names: readonly EngineName[]): boolean {
  const missing = names.filter((name) => !findEngine(name))
  if (missing.length === 0) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const packages = missing.flatMap((name) => debian[name].packages)
  console.log(`Installing ${packages.join(', ')} from Debian …`)
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-qq', ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return (
    apt('update') &&
    apt('install', '-y', '--no-install-recommends', ...packages) &&
    missing.every((name) => findEngine(name))
  )
}

function findGecko(): Found | undefined {
  const chosen = process.env.FIREFOX_PATH
  const places = chosen
    ? [chosen]
    : ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
  const program = places.find((place) => existsSync(place))
  const number = program && /[\d.]+(?:esr)?/.exec(printed(program, '--version'))?.[0]
  return program && number && parseInt(number) >= oldestFirefox ? { program, version: `Firefox ${number}` } : undefined
}

/** The driver names no version: it stands in the name of the library that the browser loads. */
function findWebkit(): Found | undefined {
  if (!['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((place) => existsSync(place))) return undefined
  const [program] = foldersOfLibraries().flatMap((folder) =>
    ['4.1', '6.0', '4.0'].flatMap((api) => {
      const place = join(folder, `webkit2gtk-${api}/MiniBrowser`)
      return existsSync(place) ? [place] : []
    }),
  )
  if (!program) return undefined
  const number = /Version: (?:\d+:)?([\d.]+)/.exec(printed('dpkg', '--status', 'webkit2gtk-driver'))?.[1]
  return { program, version: number ? `WebKitGTK ${number}` : 'WebKitGTK' }
}

const foldersOfLibraries = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => join('/usr/lib', name))
    : []

const printed = (program: string, ...words: string[]) =>
  String(spawnSync(program, words, { encoding: 'utf8', timeout: 15_000, stdio: ['ignore', 'pipe', 'ignore'] }).stdout)
