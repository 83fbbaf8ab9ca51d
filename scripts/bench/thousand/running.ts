import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { urls } from '#shared/urls.ts'
import { present } from '#toolchain/present.ts'
import { serverEnvironment } from '#toolchain/server-program.ts'
import { treeCpu } from './tree-cpu.ts'

/** Seconds that passed, and of CPU time of the process and all it started; null without /proc. */
export type Spent = { passed: number; reckoned: number | null }
export type Running = {
  url: string
  pid: number
  first: Spent
  /** Waits until it has reckoned next to nothing for a while. */
  settled(): Promise<void>
  grant(email: string): void
  stop(): Promise<void>
}

/** Starts a program of the copy that serves, and waits for its first page. @throws when it ends before that */
export async function serve(folder: string, program: readonly string[], port: number): Promise<Running> {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const env = {
    ...serverEnvironment,
    ...settings(folder),
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PAGES_AHEAD: 'false',
  }
  const started = performance.now()
  const child = spawn(process.execPath, program, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const pid = present(child.pid, 'a process that has begun')
  const ended = new Promise<void>((resolve) => void child.on('exit', () => resolve()))
  const url = `http://localhost:${port}`
  while (!(await isServed(url))) {
    if (child.exitCode !== null)
      throw new Error(`${program.join(' ')} ended with ${child.exitCode} before its first page.`)
    await pause(20)
  }
  const reckoned = treeCpu(pid)
  const first = { passed: (performance.now() - started) / 1000, reckoned: reckoned === null ? null : reckoned / 1000 }
  return {
    url,
    pid,
    first,
    async settled() {
      for (let before = treeCpu(pid) ?? 0; ;) {
        await pause(2000)
        const now = treeCpu(pid) ?? 0
        if (now - before < 100) return
        before = now
      }
    },
    grant(email) {
      const words = ['server/admin/main.ts', 'licence', 'grant', email, 'unlimited']
      const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' })
      if (status !== 0) throw new Error(`No licence was granted: ${stderr}`)
    },
    async stop() {
      child.kill()
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs a script of the copy to its end. @throws when that is no success */
export async function run(folder: string, script: string): Promise<Spent & { printed: string }> {
  const started = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: settings(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  let reckoned: number | null = null
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()))
  const watch = setInterval(() => (reckoned = child.pid ? treeCpu(child.pid) || reckoned : null), 200)
  const code = await new Promise((resolve) => void child.on('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}.\n${printed}`)
  return { printed, passed: (performance.now() - started) / 1000, reckoned: reckoned === null ? null : reckoned / 1000 }
}

const settings = (folder: string) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/node'),
})

const isServed = (url: string) =>
  fetch(url + urls.home()).then(
    (response) => response.ok,
    () => false,
  )

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
