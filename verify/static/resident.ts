/**
 * Checkers that stay: each a thread that begins with the first question, keeps what it read of the libraries, and does not
 * keep the process from its end.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { buildDir } from '#toolchain/paths.ts'
import type { CheckingAnswer, CheckingTask } from './answering.ts'

/**
 * @param folder holds the files, and a tsconfig.json that includes them
 * @returns what is wrong with them, in the words of the checker's command
 */
export type Check = (folder: string) => Promise<string>

type Asked = { resolve: (output: string) => void; reject: (error: Error) => void }

/** @param file the thread's own, beside this one */
export function createResident(file: string): Check {
  let thread: Worker | undefined
  let count = 0
  const asked = new Map<number, Asked>()

  function begin(): Worker {
    const parent = join(buildDir, 'verify')
    mkdirSync(parent, { recursive: true })
    const folder = mkdtempSync(join(parent, 'types-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const execArgv = ['--import', pathToFileURL(join(import.meta.dirname, 'typescript-6.ts')).href]
    const worker = new Worker(join(import.meta.dirname, file), { execArgv, workerData: { folder } })
    worker.on('message', (answer: CheckingAnswer) => {
      const { resolve, reject } = asked.get(answer.id) ?? {}
      asked.delete(answer.id)
      if (asked.size === 0) worker.unref()
      if ('output' in answer) resolve?.(answer.output)
      else reject?.(new Error(`The type checker in ${file} failed:\n${answer.failed}`))
    })
    worker.on('error', (error) => {
      thread = undefined
      for (const { reject } of asked.values()) reject(error as Error)
      asked.clear()
    })
    return worker
  }

  return (folder) => {
    thread ??= begin()
    thread.ref()
    const id = count++
    thread.postMessage({ id, folder } satisfies CheckingTask, [])
    return new Promise((resolve, reject) => asked.set(id, { resolve, reject }))
  }
}
