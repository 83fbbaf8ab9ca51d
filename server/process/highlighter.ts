/** Highlights code when somebody looks at it, beside the thread that answers, and keeps what it made by its content. */
import { hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { byteStore } from '#shared/byte-store.ts'
import type { Language } from '#shared/highlight/highlight.ts'

export type Asked = { number: number; code: string; language: Language }
export type Answered = { number: number; html: string }

/** Bytes of what is kept in memory; the folder holds the rest, and what was cut to wishes is kept elsewhere. */
const mostBytes = 4 * 1024 * 1024
/** Milliseconds without work after which the thread goes, with the grammars it holds. */
const idleMs = 20_000

const root = join(import.meta.dirname, '../..')
const maker = join(root, 'shared/highlight/highlight.ts')
const engine = join(root, 'node_modules/shiki/package.json')

type Waiting = { resolve(html: string): void; reject(reason: Error): void }

/**
 * Makes a highlighter.
 *
 * @param folder keeps what was made for other processes and the next start; one that cannot be written keeps nothing
 * @returns what highlights: HTML of classed spans, one span.line a line. Rejects when the thread ends under it
 */
export function createHighlighter(folder: string): (code: string, language: Language) => Promise<string> {
  const known = byteStore<string>(mostBytes)
  const running = new Map<string, Promise<string>>()
  const thread = createThread()
  let method: string | undefined

  return (code, language) => {
    method ??= hash('sha256', `${readFileSync(maker, 'utf8')}\n${readFileSync(engine, 'utf8')}`, 'base64url')
    const key = hash('sha256', `${method}\n${language}\n${code}`, 'hex')
    const found = known.get(key)
    if (found !== undefined) return Promise.resolve(found)
    const before = running.get(key)
    if (before) return before
    const made = make(join(folder, key.slice(0, 2), key), code, language).finally(() => running.delete(key))
    running.set(key, made)
    return made.then((html) => {
      known.put(key, html, 2 * html.length)
      return html
    })
  }

  async function make(file: string, code: string, language: Language): Promise<string> {
    const kept = await readFile(file, 'utf8').catch(() => null)
    if (kept !== null) return kept
    const html = await thread(code, language)
    await keep(file, html).catch(() => undefined)
    return html
  }
}

/** Whole or not at all: other processes look there too. */
async function keep(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  await writeFile(part, html)
  await rename(part, file)
}

/** A thread that begins with the first work and goes when there is none. */
function createThread(): (code: string, language: Language) => Promise<string> {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function begin(): Worker {
    const begun = new Worker(new URL('highlight-worker.ts', import.meta.url))
    begun.on('message', ({ number, html }: Answered) => {
      waiting.get(number)?.resolve(html)
      waiting.delete(number)
      if (waiting.size === 0) rest()
    })
    begun.on('error', (cause) => end(begun, cause))
    begun.on('exit', () => end(begun))
    return begun
  }
  function rest() {
    worker?.unref()
    idle = setTimeout(() => void worker?.terminate(), idleMs).unref()
  }
  function end(ended: Worker, cause?: unknown) {
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The code could not be highlighted.', { cause }))
    waiting.clear()
  }
  return (code, language) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle)
      worker ??= begin()
      waiting.set(++last, { resolve, reject })
      // Only while somebody waits for it does it keep the process.
      worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ number: last, code, language } satisfies Asked)
    })
}
