/** What today's proof says of mutants: each is caught by some of its checks, survives, or cannot be built at all. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant } from './choose.ts'
import type { Verdict } from './judging.ts'
import type { Sheet } from './sheets.ts'

/** By which checks a mutant was caught; none where it survived, undefined where it does not count after all. */
export type Judgement = { mutant: Mutant; by: string[] | undefined }

/** What a proof may take at most, in minutes: for ever is what a damage can make of it. */
const longest = { first: 3, each: 1.5 }

/** Judges sheets together; what stops the others is found by judging each alone. */
export async function judge(sheets: Sheet[]): Promise<Judgement[]> {
  const verdicts = await ask(sheets)
  if (!verdicts) {
    const [only, ...others] = sheets
    if (!only) return []
    if (others.length > 0) return inTurn(sheets)
    if (only.mutants.length > 1) return inTurn(only.mutants.map((mutant) => ({ ...only, mutants: [mutant] })))
    return only.mutants.map((mutant) => ({ mutant, by: ['no end'] }))
  }
  const judgements: Judgement[] = []
  for (const [index, sheet] of sheets.entries()) {
    const verdict = verdicts[index]
    if (!verdict) continue
    const isStopped = verdict.failures.some(({ notes }) => notes.some((note) => note.startsWith('Cannot be built')))
    // Which of them it was is only seen alone.
    if (isStopped && sheet.mutants.length > 1)
      judgements.push(...(await inTurn(sheet.mutants.map((mutant) => ({ ...sheet, mutants: [mutant] })))))
    else
      judgements.push(
        ...sheet.mutants.map((mutant) => ({ mutant, by: verdict.isUnbuilt ? undefined : caughtBy(mutant, verdict) })),
      )
  }
  return judgements
}

async function inTurn(sheets: Sheet[]): Promise<Judgement[]> {
  const judgements = []
  for (const sheet of sheets) judgements.push(...(await judge([sheet])))
  return judgements
}

/** What is wrong with React shows in all that are held to it. The form for version 3 says nothing: see damage.ts. */
const caughtBy = ({ flavour }: Mutant, { failures }: Verdict) => [
  ...new Set(
    failures
      .filter((failure) => flavour === 'react' || failure.flavour === flavour)
      .map(({ check }) => check)
      .filter((check) => check !== 'tailwind3'),
  ),
]

/** What a process of its own says, or nothing where it came to no end. */
function ask(sheets: Sheet[]): Promise<Verdict[] | undefined> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, 'judging.ts'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let said = ''
    child.stderr?.on('data', (text) => (said += text))
    const limit = setTimeout(() => child.kill('SIGKILL'), (longest.first + sheets.length * longest.each) * 60_000)
    let verdicts: Verdict[] | undefined
    child.on('message', (message) => (verdicts = message as Verdict[]))
    child.on('close', (code) => {
      clearTimeout(limit)
      if (!verdicts && code !== null) console.error(`A proof came to no end:\n${said.slice(0, 2000)}`)
      resolve(verdicts)
    })
    child.send(sheets)
  })
}
