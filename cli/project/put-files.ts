/** Puts files that the site served into the project, and never over what somebody wrote without being told to. */
import { hashOf, readWriting, writeAs } from '../text/lines.ts'
import type { Terminal } from '../terminal.ts'
import { readText, writeFileWhole } from './files.ts'
import { type Lock, type Locked, noteTaken, type Taken } from './lock.ts'

export type Served = Taken & { path: string }

/** What became of a file; "left" is one that somebody changed, which stands as it was. */
export type Put = { path: string; did: 'added' | 'unchanged' | 'replaced' | 'left' }

type How = { overwrite: boolean; dryRun: boolean }

/**
 * Writes each file whole; the lock says what was done, also where a later file cannot be written, or where somebody stops
 * it on the way.
 *
 * @param lock as it was read
 */
export async function putFiles(
  terminal: Terminal,
  { root, lock, files }: { root: string; lock: Lock; files: readonly Served[] },
  { overwrite, dryRun }: How,
): Promise<Put[]> {
  const done: Put[] = []
  const taken = new Map<string, Taken>()
  await terminal.inWholeSteps(
    async (mayGoOn) => {
      for (const { path, content, entry } of files) {
        mayGoOn()
        if (files.length > 3) terminal.progress(`Writing ${done.length + 1} of ${files.length}: ${path}`)
        const before = await readText(root, path)
        const did = await decide(terminal, {
          path,
          content,
          before,
          locked: lock[path],
          overwrite: overwrite || dryRun,
        })
        done.push({ path, did })
        if (did === 'left' || dryRun) continue
        if (did !== 'unchanged')
          await writeFileWhole(
            root,
            path,
            before === null ? content : writeAs(readWriting(content).text, readWriting(before).writing),
          )
        taken.set(path, { content, entry })
      }
    },
    () => noteTaken(root, taken),
  )
  return done
}

type Case = { path: string; content: string; before: string | null; locked: Locked | undefined; overwrite: boolean }

async function decide(terminal: Terminal, { path, content, before, locked, overwrite }: Case): Promise<Put['did']> {
  if (before === null) return 'added'
  if (hashOf(before) === hashOf(content)) return 'unchanged'
  if (overwrite || (locked && hashOf(before) === locked.hash)) return 'replaced'
  const question = locked
    ? `${path} was changed since it was added. Overwrite it?`
    : `${path} is there already, and not from us. Overwrite it?`
  return (await terminal.confirm(question)) ? 'replaced' : 'left'
}
