/**
 * The programs with which customers take components, as they are: pinned and locked in a folder of their own, so that
 * `npm start` installs none of them.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const folder = join(import.meta.dirname, 'clients')
const stampFile = join(folder, 'node_modules/.stamp')
const program = join(folder, 'node_modules/shadcn/dist/index.js')
const locked = () => readFileSync(join(folder, 'package-lock.json'))

/** What the programs are: their lockfile says it. */
export const clientsHash = (): string => createHash('sha256').update(locked()).digest('hex').slice(0, 16)

type Ran = { code: number | null; output: string }
type Where = { cwd: string; env?: Record<string, string | undefined> }

/** Installs them where they are not, or others are. */
export async function installClients(): Promise<void> {
  const stamp = `${process.platform} ${process.arch} ${clientsHash()}`
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  if (code !== 0)
    throw new Error(`The clients could not be installed in ${folder}; this needs the network once.\n${output}`)
  writeFileSync(stampFile, stamp)
}

/** What only our tests find round them. */
const ofTests = /^(?:VITEST|MILLWORK|NODE_ENV$|NODE_OPTIONS$|NODE_COMPILE_CACHE$)/

/** What a program of a customer finds round it: its machine, no word of ours, and no other registry than the project's. */
function environment({ cwd, env = {} }: Where): Record<string, string | undefined> {
  const machine = Object.entries(process.env).filter(([name]) => !ofTests.test(name))
  return {
    ...Object.fromEntries(machine),
    PATH: [join(cwd, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
    // Universal items ask nothing of it; whatever did would fail.
    REGISTRY_URL: 'http://127.0.0.1:9/none',
    // What our own .npmrc says, and who runs us through npm hands on.
    npm_config_save_exact: 'false',
    ...env,
  }
}

function run(command: string, words: readonly string[], where: Where): Promise<Ran> {
  const child = spawn(command, words, { cwd: where.cwd, env: environment(where), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Runs the shadcn command line in a project, as without a terminal. */
export const shadcn = (words: readonly string[], where: Where): Promise<Ran> =>
  run(process.execPath, [program, ...words], where)

/** Its server for assistants, over stdio. */
export async function shadcnMcp(where: Where): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const env = Object.entries(environment(where)).filter((pair): pair is [string, string] => pair[1] !== undefined)
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp'],
      cwd: where.cwd,
      env: Object.fromEntries(env),
      stderr: 'ignore',
    }),
  )
  return client
}

/** Puts a package manager into a project that installs nothing and notes what it was asked to. */
export function standInForNpm(cwd: string): { asked(): string[] } {
  const log = join(cwd, 'npm.log')
  const file = join(cwd, 'bin/npm')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$@" >> '${log}'\n`)
  chmodSync(file, 0o755)
  return { asked: () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : []) }
}
