/** Everything that is verified, in one function: subjects in, proofs out. */
import type { Browser } from 'playwright-core'
import { flavours } from '#shared/catalog.ts'
import type { ComponentProof, FlavourProof } from '#shared/proof.ts'
import { createFindings } from './findings.ts'
import { playAll } from './play/index.ts'
import { checkServerMarkup } from './server/index.ts'
import { checkCode } from './static/parsers.ts'
import { checkTypes } from './static/type-checkers.ts'
import type { Subject } from './subject.ts'

/** Runs every tier on these components; the type checkers and servers work while the browser waits. */
export async function verify(
  browser: Browser,
  subjects: readonly Subject[],
  method: (subject: Subject) => string,
): Promise<Record<string, ComponentProof>> {
  if (subjects.length === 0) return {}
  const findings = createFindings()
  const [states] = await Promise.all([
    playAll(browser, subjects, findings),
    checkTypes(subjects, findings),
    checkServerMarkup(subjects, findings),
    ...subjects.map((subject) => checkCode(subject, findings)),
  ])
  const proofs = subjects.map((subject): [string, ComponentProof] => [
    subject.path,
    {
      subject: subject.hash,
      method: method(subject),
      states: states.get(subject.path)!,
      flavours: Object.fromEntries(flavours.map((flavour) => [flavour, findings.of(subject.path, flavour)])) as Record<
        (typeof flavours)[number],
        FlavourProof
      >,
    },
  ])
  return Object.fromEntries(proofs)
}
