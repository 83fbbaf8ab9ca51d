/** Compiles many components at once, on every core. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { SourceFile } from '#toolchain/catalog-files.ts'
import { createComponentCompiler, type Built, type Failed } from './compile-component.ts'
import { createTurns } from './turns.ts'

export type Compiled = Built | Failed
export type Done = { index: number; result: Compiled }
/** What a worker is told: the component to compile, or null when there is none left. */
export type Task = { index: number; source: SourceFile } | null

/** A worker first loads the compiler, which takes as long as compiling this many components. */
const worthAWorker = 6

/** Made when first needed, kept for the next save while developing. */
let compiler: ReturnType<typeof createComponentCompiler> | undefined

/**
 * Printing leaves much behind that is soon forgotten. With room for the young of that many megabytes, what is still in
 * use is copied so seldom that compiling takes a fifth less.
 */
const room = { maxYoungGenerationSizeMb: 192 }

/**
 * Compiles the sources; answers in their order, and tells each result as it is there. A few are compiled right here, where the compiler may be warm.
 */
export async function compileAll(
  sources: readonly SourceFile[],
  tell: (done: Done) => void = () => undefined,
): Promise<Compiled[]> {
  if (sources.length === 0) return []
  const results: Compiled[] = []
  const turn = createTurns(sources.map(({ path }) => path))
  const next = (): Task => {
    const index = turn()
    const source = index === null ? undefined : sources[index]
    return index === null || !source ? null : { index, source }
  }
  const keep = (done: Done) => {
    results[done.index] = done.result
    tell(done)
  }
  const workers = Math.min(availableParallelism(), Math.floor(sources.length / worthAWorker))
  if (workers > 1) await Promise.all(Array.from({ length: workers }, () => inWorker(next, keep)))
  else {
    const compile = await (compiler ??= createComponentCompiler())
    for (let task = next(); task; task = next()) keep({ index: task.index, result: await compile(task.source) })
  }
  return results
}

function inWorker(next: () => Task, done: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { resourceLimits: room })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    const handOut = () => worker.postMessage(next())
    worker.on('message', (told: Done) => {
      done(told)
      handOut()
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve())
    handOut()
  })
}
