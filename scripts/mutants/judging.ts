/**
 * A process of its own that proves damaged outputs of one component as `npm run verify` proves sound ones: a damage may
 * run for ever, also where a server renders, and then the process is ended. What sound React shows is played once;
 * each damaged flavour is held to it until something is wrong with it. A damaged React is what the sound others are
 * held to.
 */
import type { Browser } from 'playwright-core'
import { flavours, type Flavour } from '#shared/catalog.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { readSource } from '#toolchain/catalog-files.ts'
import { createStage } from '#verify/browser/stage.ts'
import { createFindings, type Findings } from '#verify/findings.ts'
import {
  compared,
  holdToOriginal,
  openPages,
  playOriginal,
  roundClasses,
  type Original,
  type Table,
} from '#verify/play/index.ts'
import { checkServerMarkup } from '#verify/server/index.ts'
import { checkCode } from '#verify/static/parsers.ts'
import { checkTypes } from '#verify/static/type-checkers.ts'
import { subjectOf, type Subject } from '#verify/subject.ts'
import type { Mutant } from './choose.ts'
import { createRememberingCompiler } from './outputs.ts'

export type Task = { path: string; mutants: Mutant[] }
/** By which checks a mutant was caught; none where it survived, undefined where no bundle can be made of it. */
export type Verdict = { hash: string; by: string[] | undefined; notes: string[] }

/** Mutants at work at once: each waits for one page after the other. */
const atOnce = 3

async function judge({ path, mutants }: Task, tell: (verdict: Verdict) => void) {
  const subject = await subjectOf(readSource(`content/components/${path}.tsx`), createRememberingCompiler(), '')
  if ('problems' in subject) throw new Error(subject.problems.join('\n'))
  const browser = await launchChromium()
  const { close, ...pages } = openPages(browser)
  const stage = await stageOf(browser, path, subject)
  const sound = createFindings()
  const table = { browser, stage, findings: sound, ...pages }
  const left = mutants.toSorted(
    ({ flavour: one }, { flavour: other }) => Number(one === 'react') - Number(other === 'react'),
  )
  // Where React alone is damaged nobody asks for what it shows when it is sound.
  const original = left.some(({ flavour }) => flavour !== 'react') ? playOriginal(table, subject, path) : undefined
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift())
      tell(await verdictOn(mutant, subject, table, original))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await close()
  await browser.close()
}

/** The whole component, or one flavour of it with a damage. */
function stageOf(browser: Browser, name: string, { outputs }: Subject, own: readonly Flavour[] = flavours) {
  const code = Object.fromEntries(own.map((flavour) => [flavour, outputs[flavour].files[0].code]))
  return createStage(browser, [{ name, code }], { classes: roundClasses })
}

async function verdictOn(
  { hash, flavour, file }: Mutant,
  sound: Subject,
  table: Table,
  original: Original | undefined,
): Promise<Verdict> {
  const outputs = { ...sound.outputs, [flavour]: { ...sound.outputs[flavour], files: [file] } } as Subject['outputs']
  const subject = { ...sound, path: hash, outputs }
  const findings = createFindings()
  // What is wrong with React shows in all that are held to it. The form for version 3 says nothing: see damage.ts.
  const own = flavour === 'react' ? flavours : [flavour]
  const caught = () => own.flatMap((each) => wrongIn(findings, hash, each))
  const isDecided = () => caught().length > 0
  let stage: Table['stage']
  try {
    stage = await bundling(() => stageOf(table.browser, hash, subject, [flavour]))
  } catch {
    return { hash, by: undefined, notes: [] }
  }
  const mixed: Table = {
    ...table,
    findings,
    stage: (name, which, options) =>
      which === flavour ? stage(name, which, options) : table.stage(sound.path, which, options),
  }
  try {
    await play(flavour, mixed, subject, original, isDecided)
  } catch (error) {
    findings.wrong(hash, flavour, 'behaviour', `Cannot be shown: ${(error as Error).message.split('\n')[0]}`)
  }
  if (!isDecided()) await checking(() => checkOutside(subject, findings, isDecided))
  const found = caught()
  return {
    hash,
    by: [...new Set(found.map(({ check }) => check))],
    notes: found.flatMap(({ notes }) => notes).slice(0, 3),
  }
}

/** Holds what is damaged to sound React, or the sound others to a damaged React. */
async function play(
  flavour: Flavour,
  table: Table,
  subject: Subject,
  original: Original | undefined,
  isDecided: () => boolean,
) {
  const { path } = subject
  if (flavour !== 'react' && original) return holdToOriginal(table, original, { path, flavour, isDecided })
  const damaged = playOriginal(table, subject, path, isDecided)
  for (const each of compared)
    if (!isDecided()) await holdToOriginal(table, damaged, { path, flavour: each, isDecided })
  await damaged.states
}

/** What is not seen in a browser: asked only where nothing is wrong there. */
async function checkOutside(subject: Subject, findings: Findings, isDecided: () => boolean) {
  await checkCode(subject, findings)
  if (!isDecided()) await checkServerMarkup([subject], findings)
  if (!isDecided()) await checkTypes([subject], findings)
}

/** Runs one after another: the compilers keep what they know of a file by its name, which those of all mutants share. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run)
    last = turn.catch(() => undefined)
    return turn
  }
}
const bundling = createTurns()
const checking = createTurns()

const wrongIn = (findings: Findings, path: string, flavour: Flavour) =>
  Object.entries(findings.of(path, flavour)).flatMap(([check, { outcome, notes }]) =>
    outcome === 'failed' && check !== 'tailwind3' ? [{ check, notes }] : [],
  )

process.once('message', (task: Task) => {
  void judge(task, (verdict) => process.send?.(verdict)).then(
    () => process.exit(0),
    (error: Error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
