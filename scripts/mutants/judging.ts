/**
 * A process of its own that proves damaged components as `npm run verify` proves sound ones: a damage may run for ever,
 * also where a server renders, and then the process is ended.
 */
import { launchChromium } from '#toolchain/chromium.ts'
import { readSource } from '#toolchain/catalog-files.ts'
import { bundle } from '#verify/browser/bundle.ts'
import { failures, type Failure } from '#verify/proof-file.ts'
import { subjectOf, type Subject } from '#verify/subject.ts'
import { verify } from '#verify/verify.ts'
import { present } from '#toolchain/present.ts'
import { createRememberingCompiler } from './outputs.ts'
import type { Sheet } from './sheets.ts'

export type Verdict = { failures: Failure[]; isUnbuilt: boolean }

/** Puts the mutants of a sheet in the place of what the compiler wrote, in a copy of its own. */
async function subjectWith({ path, mutants }: Sheet, index: number): Promise<Subject> {
  const subject = await subjectOf(readSource(`content/components/${path}.tsx`), createRememberingCompiler(), '')
  if ('problems' in subject) throw new Error(subject.problems.join('\n'))
  for (const { flavour, file } of mutants) subject.outputs[flavour].files[0] = file
  // What is proven together goes by its path.
  return { ...subject, path: `${path} ${index}` }
}

/** Whether it is the mutant itself that no bundle can be made of. */
async function cannotBeBuilt({ mutants }: Sheet): Promise<boolean> {
  for (const { flavour, file } of mutants)
    if (flavour !== 'html')
      try {
        await bundle(flavour, new Map([['mutant', file.code]]))
      } catch {
        return true
      }
  return false
}

async function judge(sheets: Sheet[]): Promise<Verdict[]> {
  const subjects = await Promise.all(sheets.map(subjectWith))
  const browser = await launchChromium()
  const proofs = await verify(browser, subjects, () => '')
  await browser.close()
  const verdicts: Verdict[] = []
  for (const [index, { path }] of subjects.entries()) {
    const found = failures(present(proofs[path], `a proof of ${path}`))
    const isStopped = found.some(({ notes }) => notes.some((note) => note.startsWith('Cannot be built')))
    verdicts.push({ failures: found, isUnbuilt: isStopped && (await cannotBeBuilt(present(sheets[index], 'a sheet'))) })
  }
  return verdicts
}

process.once('message', (sheets: Sheet[]) => {
  void judge(sheets).then(
    (verdicts) => process.send?.(verdicts, () => process.exit(0)),
    (error: Error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
