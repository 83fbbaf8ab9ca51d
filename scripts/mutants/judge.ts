/** What today's proof says of mutants: each is caught by some of its checks, survives, or cannot be built at all. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant } from './choose.ts'
import type { Task, Verdict } from './judging.ts'

/** By which checks a mutant was caught; none where it survived, undefined where it does not count after all. */
export type Judgement = { mutant: Mutant; by: string[] | undefined; notes: string[] }

/** So long nothing may be told, in minutes: for ever is what a damage can make of a proof. */
const longest = 5

/**
 * Judges mutants of one component.
 *
 * @param tell hears each verdict as it falls
 */
export async function judge({ path, mutants }: Task, tell: (judgement: Judgement) => void): Promise<void> {
  const left = new Map(mutants.map((mutant) => [mutant.hash, mutant]))
  const hear = ({ hash, by, notes }: Verdict) => {
    const mutant = left.get(hash)
    if (mutant) tell({ mutant, by, notes })
    left.delete(hash)
  }
  const isStuck = await ask({ path, mutants }, hear)
  // What failed for another reason is left to be judged another time.
  if (!isStuck) return
  // Which of them came to no end is only seen alone.
  if (left.size === 1) for (const mutant of left.values()) tell({ mutant, by: ['no end'], notes: [] })
  else for (const mutant of left.values()) await judge({ path, mutants: [mutant] }, tell)
}

/** Hears what a process of its own says, until it ends; answers whether it said nothing any more and was ended. */
function ask(task: Task, hear: (verdict: Verdict) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, 'judging.ts'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let said = ''
    child.stderr?.on('data', (text) => (said += text))
    let isStuck = false
    const end = () => {
      isStuck = true
      child.kill('SIGKILL')
    }
    let limit = setTimeout(end, longest * 60_000)
    child.on('message', (message) => {
      clearTimeout(limit)
      limit = setTimeout(end, longest * 60_000)
      hear(message as Verdict)
    })
    child.on('close', (code) => {
      clearTimeout(limit)
      if (code !== 0)
        console.error(`A proof of ${task.path} ${isStuck ? 'came to no end' : 'failed'}:\n${said.slice(0, 2000)}`)
      resolve(isStuck)
    })
    child.send(task)
  })
}
