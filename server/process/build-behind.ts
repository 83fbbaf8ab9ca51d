/** What is still being built behind the server, where it was started before all was there. */
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

export type BuildBehind = {
  isRunning(): boolean
  /** Whether an error says that a file is missing which is still to be built; what it belongs to is then built first. */
  awaits(error: unknown): boolean
  /** Waits until there may be more than before, in milliseconds at most. */
  moment(mostMs: number): Promise<void>
  /** Ends it at once, whatever it is at; the next start goes on where it was. */
  stop(): void
}

const script = 'scripts/start/behind.ts'
/** How often what was missing is looked for, in milliseconds. */
const lookMs = 100

/**
 * Starts the build beside this process.
 *
 * @param root of the project, absolute
 * @param onEnd told whether all was built
 */
export function buildBehind(root: string, onEnd: (isWhole: boolean) => void): BuildBehind {
  const buildDir = join(root, 'build')
  // It compiles, and is not to be as sparing with memory as a server.
  const child = fork(join(root, script), {
    cwd: root,
    stdio: 'inherit',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  let isRunning = true
  const asked = new Set<string>()
  child.once('exit', (code) => {
    isRunning = false
    // Whoever stops the server stops this, too.
    if (code !== null) onEnd(code === 0)
  })
  /** Of a file in build/catalog, the component it is of. */
  function want(file: string) {
    const [, path] = /^catalog\/\w+\/(.+)\.json$/.exec(file) ?? []
    if (path === undefined || asked.has(path) || !child.connected) return
    asked.add(path)
    child.send(path)
  }
  return {
    isRunning: () => isRunning,
    awaits(error) {
      if (!isRunning || !(error instanceof Error)) return false
      const { code, path } = error as NodeJS.ErrnoException
      const file = code === 'ENOENT' && path ? relative(buildDir, path) : '..'
      if (file.startsWith('..')) return false
      want(file)
      return true
    },
    async moment(mostMs) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(lookMs, mostMs)))
    },
    // It would notice by itself that this process is gone, but not before what it is bundling is done.
    stop: () => void child.kill('SIGKILL'),
  }
}

/** Whether this server was started before all was built. */
export const isBuiltBehind = (root: string): boolean =>
  process.env.BUILD_BEHIND === 'true' && existsSync(join(root, script))
