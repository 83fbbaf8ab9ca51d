/** Compiles components beside the main thread: see compile-all.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { present } from '#toolchain/present.ts'
import { takeTurns, type Work } from './compile-all.ts'
import { createComponentCompiler } from './compile-component.ts'

const port = present(parentPort, 'a thread that started this one')
await takeTurns(workerData as Work, await createComponentCompiler(), (done) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(done)
})
