/** Compiles components beside the main thread: see compile-all.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { takeTurns, type Work } from './compile-all.ts'
import { createComponentCompiler } from './compile-component.ts'

const port = parentPort!
await takeTurns(workerData as Work, await createComponentCompiler(), (done) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(done)
})
