/** The built product as a process of its own, for tools that look at it in a browser. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#toolchain/paths.ts'

type Running = {
  url: string
  /** Gives an account every right. */
  grant(email: string): void
  stop(): void
}

/** Starts it on a free port, with a data folder that goes when it stops. */
export async function startServer(): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'))
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PAGES_AHEAD: 'false',
  } as const
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('is at http') && resolve())
    child.on('exit', () => reject(new Error('The server stopped before it could be asked.')))
  })
  const stop = () => {
    child.removeAllListeners('exit')
    child.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
    child.kill()
  }
  const grant = (email: string) => {
    const words = ['server/admin/main.ts', 'licence', 'grant', email, 'unlimited']
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`No licence was granted: ${stderr}`)
  }
  return { url: `http://localhost:${port}`, grant, stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
