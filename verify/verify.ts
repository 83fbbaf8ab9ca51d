/** Everything that is verified, in one function: subjects in, proofs out. */
import type { Browser } from 'playwright-core'
import { flavours, type Flavour } from '#shared/catalog.ts'
import type { ComponentProof, FlavourProof } from '#shared/proof.ts'
import { createFindings } from './findings.ts'
import { playAll } from './play/index.ts'
import { checkServerMarkup } from './server/index.ts'
import { checkCode } from './static/parsers.ts'
import { checkTypes } from './static/type-checkers.ts'
import type { Subject } from './subject.ts'
import { present } from '#toolchain/present.ts'

type Method = (subject: Subject) => string

/**
 * Runs every tier on these components; the type checkers and servers work while the browser waits. Code that cannot be
 * built is a finding about that component alone.
 */
export async function verify(
  browser: Browser,
  subjects: readonly Subject[],
  method: Method,
): Promise<Record<string, ComponentProof>> {
  if (subjects.length === 0) return {}
  try {
    return await verifyTogether(browser, subjects, method)
  } catch (error) {
    const [first, ...others] = subjects
    if (first && others.length === 0) return unbuilt(first, error as Error, method)
    const proofs = []
    for (const subject of subjects) proofs.push(await verify(browser, [subject], method))
    return Object.assign({}, ...proofs) as Record<string, ComponentProof>
  }
}

async function verifyTogether(browser: Browser, subjects: readonly Subject[], method: Method) {
  const findings = createFindings()
  const [states] = await Promise.all([
    playAll(browser, subjects, findings),
    checkTypes(subjects, findings),
    checkServerMarkup(subjects, findings),
    ...subjects.map((subject) => checkCode(subject, findings)),
  ])
  const proofs = subjects.map((subject) => [
    subject.path,
    proofOf(subject, method, present(states.get(subject.path), `states of ${subject.path}`), (flavour) =>
      findings.of(subject.path, flavour),
    ),
  ])
  return Object.fromEntries(proofs) as Record<string, ComponentProof>
}

/** What can be said of a component whose flavours do not all build: which do not parse, or what the bundler said. */
async function unbuilt(subject: Subject, error: Error, method: Method): Promise<Record<string, ComponentProof>> {
  const findings = createFindings()
  await checkCode(subject, findings)
  const of = (flavour: Flavour) => findings.of(subject.path, flavour)
  const broken = flavours.filter((flavour) => of(flavour).code?.outcome === 'failed')
  for (const flavour of broken.length > 0 ? broken : flavours)
    findings.wrong(subject.path, flavour, 'behaviour', `Cannot be built: ${firstLines(error.message)}`)
  return { [subject.path]: proofOf(subject, method, 0, of) }
}

/** A bundler's message begins with how many there are. */
const firstLines = (message: string) =>
  message
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 3)
    .join(' ')

const proofOf = (
  { hash, ...subject }: Subject,
  method: Method,
  states: number,
  of: (flavour: Flavour) => FlavourProof,
): ComponentProof => ({
  subject: hash,
  method: method({ hash, ...subject }),
  day: new Date().toISOString().slice(0, 10),
  states,
  flavours: Object.fromEntries(flavours.map((flavour) => [flavour, of(flavour)])) as Record<Flavour, FlavourProof>,
})
