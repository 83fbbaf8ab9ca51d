/** The product as a process of its own, on a data folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect } from 'vitest'
import { root } from '#toolchain/paths.ts'
import { serverEnvironment, serverProgram } from '#toolchain/server-program.ts'

export type Product = {
  url: string
  dataDir: string
  child: ChildProcess
  exited: Promise<number | null>
  output(): string
  stop(): Promise<number | null>
}

/** Starts the built server on a free port and waits until it answers. */
export async function startProduct(variables: Record<string, string> = {}): Promise<Product> {
  const isApart = isApartFromGoods()
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'millwork-'))
  const run = runServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: isApart ? 'info' : 'warn',
    PAGES_AHEAD: 'false',
    ...variables,
  })
  const url = `http://localhost:${port}`
  await run.says('is at http')
  return {
    ...run,
    url,
    dataDir,
    async stop() {
      run.child.kill('SIGTERM')
      const code = await run.exited
      rmSync(dataDir, { recursive: true, force: true })
      if (isApart) expect(askedOf(run.output()).filter(isAddressOfGoods), 'scripts/test/product-tests.ts').toEqual([])
      return code
    },
  }
}

/** Addresses that show or hand out what is in templates, starter kits and the changelog. */
const isAddressOfGoods = (path: string) => /\/(?:templates|starter-kits|changelog)(?:\/|$)/.test(path)

/** Whether the test that is played is left out although something of these goods changed: scripts/test tells which are. */
function isApartFromGoods(): boolean {
  const { testPath } = expect.getState()
  const apart = JSON.parse(process.env.MILLWORK_APART ?? '[]') as string[]
  return testPath !== undefined && apart.includes(relative(root, testPath).replaceAll('\\', '/'))
}

/** The paths that the log says were asked for. */
const askedOf = (log: string) => [...log.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => path)

/** The operator's command line, beside the running server; answers what it prints. */
export async function admin({ dataDir, url }: Product, ...words: string[]): Promise<string> {
  const run = runServer({ DATA_DIR: dataDir, SITE_URL: url }, { program: ['server/admin/main.ts', ...words] })
  const code = await run.exited
  if (code !== 0) throw new Error(`admin ${words.join(' ')} ended with ${code}: ${run.output()}`)
  return run.output()
}

type Program = {
  program?: readonly string[]
  cwd?: string
  /** No file it writes to may grow larger, in KiB: beyond that, writing is an input or output error. */
  largestFile?: number
}

/** What `ulimit -f` counts in, by POSIX: 512 bytes. */
const blocksInKiB = 2

/** Runs the server, or another of our scripts, with just these variables, collecting what it prints. */
export function runServer(
  variables: Record<string, string>,
  { program = serverProgram, cwd, largestFile }: Program = {},
) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env
  // As `npm start` does it: what was compiled once is not compiled for every server again.
  const compiled = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
  const env = { PATH, HOME, NODE_ENV: 'production', ...serverEnvironment, ...compiled, ...shiftedClock(), ...variables }
  const command = [process.execPath, ...program]
  const limited = largestFile
    ? ['sh', '-c', `ulimit -f ${largestFile * blocksInKiB}; exec "$@"`, 'sh', ...command]
    : command
  const child = spawn(limited[0]!, limited.slice(1), { cwd, env })
  let output = ''
  const listeners = new Set<() => void>()
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))

  /** Resolves when the text was printed; rejects with everything printed when the process ended without it. */
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve()
      listeners.add(look)
      void exited.then(() => reject(new Error(`The server stopped without saying "${text}":\n${output}`)))
      look()
    })
  return { child, exited, says, output: () => output }
}

/** Under `npm run dates` the server is of the day its tests are of. */
function shiftedClock(): Record<string, string> {
  const { CLOCK_SHIFT, NODE_OPTIONS = '', TZ = '' } = process.env
  return CLOCK_SHIFT ? { CLOCK_SHIFT, NODE_OPTIONS, TZ } : {}
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
