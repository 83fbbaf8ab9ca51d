/** Commands of a project, run as a customer runs them: with nothing of ours in their way. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { root } from '#toolchain/paths.ts'

/** The environment without what npm and our own commands left in it. */
const clean = (): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_ENV$|NODE_COMPILE_CACHE$|MW_|PORT$)/.test(name),
  )
  return { ...Object.fromEntries(kept), CI: 'true', NEXT_TELEMETRY_DISABLED: '1' }
}

/** Runs a command to its end. Throws with what it said when it fails. */
export function run(folder: string, program: string, ...words: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: folder, env: clean() })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`"${[program, ...words].join(' ')}" failed:\n${said.slice(-4000).replaceAll(root, '.')}`)),
    )
  })
}

/** Starts what the project serves its build with, waits until it answers, and gives the address and the end of it. */
export async function serve(folder: string, script: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  // A group of its own, so that npm and what it started end together.
  const child = spawn('npm', ['run', script, '--', '--port', String(port)], {
    cwd: folder,
    env: clean(),
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const stop = () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
  }
  const url = `http://localhost:${port}`
  for (const deadline = Date.now() + 60_000; ;) {
    if (await answers(url)) return { url, stop }
    if (child.exitCode !== null || Date.now() > deadline) {
      stop()
      throw new Error(`"npm run ${script}" does not serve:\n${said.slice(-2000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}
