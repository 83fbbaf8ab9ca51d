/** What a checker's thread hears and says. */
import { parentPort } from 'node:worker_threads'

/** A folder with files and a tsconfig.json, and a number by which its answer is known. */
export type CheckingTask = { id: number; folder: string }
/** What is wrong, in the words of the checker's command, or why nothing could be checked. */
export type CheckingAnswer = { id: number } & ({ output: string } | { failed: string })

/** Answers one question after another. */
export function answerEach(check: (folder: string) => string | Promise<string>) {
  let before: Promise<unknown> = Promise.resolve()
  parentPort?.on('message', ({ id, folder }: CheckingTask) => {
    before = before
      .then(() => check(folder))
      .then(
        (output) => parentPort?.postMessage({ id, output } satisfies CheckingAnswer, []),
        (error: Error) =>
          parentPort?.postMessage({ id, failed: error.stack ?? String(error) } satisfies CheckingAnswer, []),
      )
  })
}
