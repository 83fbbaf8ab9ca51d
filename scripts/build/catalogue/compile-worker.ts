/** Compiles components beside the main thread, one after the other as they are handed out: see compile-all.ts. */
import { parentPort } from 'node:worker_threads'
import { present } from '#toolchain/present.ts'
import type { Done, Task } from './compile-all.ts'
import { createComponentCompiler } from './compile-component.ts'

const port = present(parentPort, 'a thread that started this one')
const compile = await createComponentCompiler()

async function work(task: Task) {
  if (!task) return port.close()
  const done: Done = { index: task.index, result: await compile(task.source) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(done)
}
port.on('message', (task: Task) => void work(task))
