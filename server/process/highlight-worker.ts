/** Highlights beside the main thread: see highlighter.ts. */
import { parentPort } from 'node:worker_threads'
import { createHighlight } from '#shared/highlight/highlight.ts'
import type { Answered, Asked } from './highlighter.ts'

const made = createHighlight()
parentPort?.on('message', async ({ number, code, language }: Asked) => {
  const highlight = await made
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ number, html: highlight(code, language) } satisfies Answered)
})
