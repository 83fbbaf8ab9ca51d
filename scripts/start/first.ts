import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { root } from '#toolchain/paths.ts'

/** The steps without which no page is served, the longest first. */
const firstSteps = ['client', 'server-pages', 'server', 'icons', 'publishing', 'media']

/** Runs those of these steps that the first page needs, each in a process of its own, on every core. Ends the process where one fails. */
export async function buildFirst(stale: readonly string[]): Promise<void> {
  const waiting = firstSteps.filter((name) => stale.includes(name)).map((name) => ['scripts/build/index.ts', name])
  // Every page names them in its menu; what is in them is put together behind.
  if (stale.includes('goods')) waiting.push(['scripts/build/goods-ahead.ts'])
  const runner = async () => {
    for (let words = waiting.shift(); words; words = waiting.shift()) await runProgram(words)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runner))
}

async function runProgram(words: string[]): Promise<void> {
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve) => void child.on('exit', resolve))
  if (code !== 0) process.exit(code ?? 1)
}
