/** The built product as a process of its own, for tools that look at it in a browser. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { urls } from '#shared/urls.ts'
import { root } from '#toolchain/paths.ts'
import { present } from '#toolchain/present.ts'
import { serverEnvironment, serverProgram } from '#toolchain/server-program.ts'

type Running = {
  url: string
  pid: number
  /** Gives an account every right. */
  grant(email: string): void
  stop(): void
}

type Options = {
  /** Settings besides the usual ones, or in place of them. */
  variables?: Record<string, string>
  /** The file its log goes to; without one it is read here, and not written down. */
  log?: string
  /** What Node itself is told, before the server's file. */
  words?: string[]
}

/** Starts it on a free port, with a data folder that goes when it stops. */
export async function startServer({ variables = {}, log, words = [] }: Options = {}): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'))
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PAGES_AHEAD: 'false',
    ...serverEnvironment,
    ...variables,
  }
  const child = spawn(process.execPath, [...words, ...serverProgram], {
    cwd: root,
    env,
    stdio: ['ignore', log === undefined ? 'pipe' : openSync(log, 'w'), 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => text.toString().includes('is at http') && resolve())
    child.on('exit', () => reject(new Error('The server stopped before it could be asked.')))
    if (log !== undefined) void answers(port).then(resolve)
  })
  const stop = () => {
    child.removeAllListeners('exit')
    child.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
    child.kill()
  }
  const grant = (email: string) => {
    const grantWords = ['server/admin/main.ts', 'licence', 'grant', email, 'unlimited']
    const { status, stderr } = spawnSync(process.execPath, grantWords, { cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`No licence was granted: ${stderr}`)
  }
  return { url: `http://localhost:${port}`, pid: present(child.pid, 'a process that has begun'), grant, stop }
}

/** Waits until a server is there. */
async function answers(port: number): Promise<void> {
  while (!(await fetch(`http://localhost:${port}${urls.health()}`).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 50))
}

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
