/** Commands of a project, run as a customer runs them: with nothing of ours in their way. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from '#toolchain/paths.ts'
import { cleanEnvironment } from './environment.ts'
import { pathForNode } from './node.ts'

/** A project that lies unpacked in a folder, and what its commands are run with. */
export type Project = {
  folder: string
  scripts: Record<string, string>
  env: NodeJS.ProcessEnv
  /** The version of the Node that runs it, and what it says it needs. */
  node: string
  engines: string | null
}

export type Served = { url: string; stop: () => Promise<void> }

/** Reads what a project is and finds it a Node. Throws where there is none that it allows. */
export async function openProject(folder: string): Promise<Project> {
  const { scripts = {}, engines = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
    engines?: { node?: string }
  }
  const { path, version } = await pathForNode(engines.node)
  return { folder, scripts, env: { ...cleanEnvironment(), PATH: path }, node: version, engines: engines.node ?? null }
}

/** Runs a command to its end; answers what it said. Throws with that when it fails. */
export function run({ folder, env }: Project, program: string, ...words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: folder, env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`"${[program, ...words].join(' ')}" failed:\n${said.slice(-4000).replaceAll(root, '.')}`)),
    )
  })
}

/**
 * Starts what the project serves its build with, waits until it answers, and gives the address and the end of it.
 *
 * @param more variables of the environment besides PORT and ORIGIN, which are where it is served
 */
export async function serve({ folder, scripts, env }: Project, more: NodeJS.ProcessEnv = {}): Promise<Served> {
  const script = scripts.preview ? 'preview' : 'start'
  const port = await freePort()
  const url = `http://localhost:${port}`
  // A group of its own, so that npm and what it started end together.
  const child = spawn('npm', ['run', script, '--', '--port', String(port)], {
    cwd: folder,
    env: { ...env, PORT: String(port), ORIGIN: url, ...more },
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const stop = async () => {
    signal(child.pid, 'SIGTERM')
    const late = setTimeout(() => signal(child.pid, 'SIGKILL'), 5000)
    await ended
    clearTimeout(late)
  }
  for (const deadline = Date.now() + 60_000; ;) {
    if (await answers(url)) return { url, stop }
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`"npm run ${script}" does not serve:\n${said.slice(-2000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** To a whole group of processes, as far as there is one left. */
function signal(group: number | undefined, name: NodeJS.Signals) {
  try {
    if (group) process.kill(-group, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
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
