/** Compiles many components at once, on every core. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { SourceFile } from '#toolchain/catalog-files.ts'
import { createComponentCompiler, type Built, type Failed } from './compile-component.ts'

export type Compiled = Built | Failed
/** What a worker is given: all sources, and the shared number of the next one that nobody has begun. */
export type Work = { sources: readonly SourceFile[]; next: Int32Array<SharedArrayBuffer> }
export type Done = { index: number; result: Compiled }

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
  const work: Work = { sources, next: new Int32Array(new SharedArrayBuffer(4)) }
  const workers = Math.min(availableParallelism(), Math.floor(sources.length / worthAWorker))
  const keep = (done: Done) => {
    results[done.index] = done.result
    tell(done)
  }
  if (workers > 1) await Promise.all(Array.from({ length: workers }, () => inWorker(work, keep)))
  else await takeTurns(work, await (compiler ??= createComponentCompiler()), keep)
  return results
}

/** Compiles what nobody else has begun until nothing is left. */
export async function takeTurns(
  { sources, next }: Work,
  compile: (source: SourceFile) => Promise<Compiled>,
  done: (done: Done) => void,
) {
  for (;;) {
    const index = Atomics.add(next, 0, 1)
    const source = sources[index]
    if (!source) return
    done({ index, result: await compile(source) })
  }
}

function inWorker(work: Work, done: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), {
      workerData: work,
      resourceLimits: room,
    })
    worker.on('message', done)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
