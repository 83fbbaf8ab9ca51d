/** Highlights code when somebody looks at it, in a process beside the one that answers, and keeps what it made by its content. */
import { fork, type ChildProcess } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byteStore } from '#shared/byte-store.ts'
import { keptFolder } from './kept-folder.ts'
import type { Language } from '#shared/highlight/highlight.ts'

export type Asked = { number: number; code: string; language: Language }
export type Answered = { number: number; html: string }

/** Bytes of what is kept in memory; the folder holds the rest, and what was cut to wishes is kept elsewhere. */
const mostBytes = 4 * 1024 * 1024
/** Bytes of what is kept in the folder: every flavour of two thousand components. */
const mostKept = 256 * 1024 * 1024
/** Milliseconds without work after which the process goes, and gives back what its grammars take: more than all else. */
const idleMs = 20_000

const root = join(import.meta.dirname, '../..')
const makerFile = join(root, 'shared/highlight/highlight.ts')
const engine = join(root, 'node_modules/shiki/package.json')

type Waiting = { resolve(html: string): void; reject(reason: Error): void }

/**
 * Makes a highlighter.
 *
 * @param folder keeps what was made for other processes and the next start; one that cannot be written keeps nothing
 * @returns what highlights: HTML of classed spans, one span.line a line. Rejects when the process ends under it
 */
export function createHighlighter(folder: string): (code: string, language: Language) => Promise<string> {
  const known = byteStore<string>(mostBytes)
  const kept = keptFolder(folder, mostKept)
  const running = new Map<string, Promise<string>>()
  const maker = createMaker()
  let method: string | undefined

  return (code, language) => {
    method ??= hash('sha256', `${readFileSync(makerFile, 'utf8')}\n${readFileSync(engine, 'utf8')}`, 'base64url')
    const key = hash('sha256', `${method}\n${language}\n${code}`, 'hex')
    const found = known.get(key)
    if (found !== undefined) return Promise.resolve(found)
    const before = running.get(key)
    if (before) return before
    const made = make(key, code, language).finally(() => running.delete(key))
    running.set(key, made)
    return made.then((html) => {
      known.put(key, html, 2 * html.length)
      return html
    })
  }

  async function make(key: string, code: string, language: Language): Promise<string> {
    const before = await kept.read(key)
    if (before !== null) return before
    const html = await maker(code, language)
    await kept.write(key, html)
    return html
  }
}

/** A process that begins with the first work and goes when there is none. */
function createMaker(): (code: string, language: Language) => Promise<string> {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function begin(): ChildProcess {
    const words = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512']
    const begun = fork(join(import.meta.dirname, 'highlight-process.ts'), { execArgv: words })
    begun.on('message', (answer) => {
      const { number, html } = answer as Answered
      waiting.get(number)?.resolve(html)
      waiting.delete(number)
      if (waiting.size === 0) rest(begun)
    })
    begun.on('error', (cause) => end(begun, cause))
    begun.on('exit', () => end(begun))
    return begun
  }
  /** Only while somebody waits does it keep this process alive. */
  function rest(resting: ChildProcess) {
    resting.unref()
    resting.channel?.unref()
    idle = setTimeout(() => {
      end(resting)
      resting.disconnect()
    }, idleMs).unref()
  }
  function end(ended: ChildProcess, cause?: unknown) {
    if (child !== ended) return
    child = undefined
    for (const { reject } of waiting.values()) reject(new Error('The code could not be highlighted.', { cause }))
    waiting.clear()
  }
  return (code, language) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle)
      child ??= begin()
      child.ref()
      child.channel?.ref()
      waiting.set(++last, { resolve, reject })
      child.send({ number: last, code, language } satisfies Asked)
    })
}
