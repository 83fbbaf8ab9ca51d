/**
 * What the compiler makes of its cases is valid in its own language, passes its framework's own type checker, and says
 * the same from every server. A case is looked at again when it changed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { root } from '#toolchain/paths.ts'
import { flavours, type Flavour } from '#shared/catalog.ts'
import type { ProofCheck } from '#shared/proof.ts'
import { caseFolder, rowsOf } from '#tests/unchanged.ts'
import { createFindings } from '#verify/findings.ts'
import { checkServerMarkup } from '#verify/server/index.ts'
import { checkCode } from '#verify/static/parsers.ts'
import { checkTypes } from '#verify/static/type-checkers.ts'
import { subjectOf, type Subject } from '#verify/subject.ts'

/** Those that show an error, or are about a warning, have no code to look at. */
const hasCode = (name: string) =>
  !/^e\d{3}-/.test(name) &&
  name !== 'tailwind-versions' &&
  existsSync(join(root, 'compiler/cases', name, 'expected/input.tsx'))

/** What a case says on purpose, or what its libraries make of it, with the reason. */
const expected: Record<string, { flavours: Flavour[]; check: ProofCheck; reason: string }[]> = {
  form: [{ flavours: ['react', 'vue', 'svelte'], check: 'types', reason: 'Its author never reads a constant.' }],
  products: [{ flavours: ['react', 'vue', 'svelte'], check: 'types', reason: 'Its author never reads a state.' }],
  checkbox: [{ flavours: ['vue', 'svelte'], check: 'markup', reason: 'A native field in Vue, a button in Bits UI.' }],
  'radio-fields': [
    { flavours: ['vue', 'svelte'], check: 'markup', reason: 'A choice is a box in Vue, a button in Bits UI.' },
  ],
  'radio-group': [
    { flavours: ['vue', 'svelte'], check: 'markup', reason: 'A choice is a box in Vue, a button in Bits UI.' },
  ],
  'fair-radio-display': [
    { flavours: ['vue', 'svelte'], check: 'markup', reason: 'A choice is a box in Vue, a button in Bits UI.' },
  ],
  'own-handlers': [{ flavours: ['svelte'], check: 'markup', reason: 'Bits UI has no box round the panels of tabs.' }],
  parts: [{ flavours: ['react'], check: 'types', reason: 'Its author imports a type as a value.' }],
  'slot-states': [{ flavours: ['svelte'], check: 'markup', reason: 'Bits UI has no box round the panels of tabs.' }],
  'tabs-vertical': [{ flavours: ['svelte'], check: 'markup', reason: 'Bits UI has no box round the panels of tabs.' }],
}

const names = readdirSync(join(root, 'compiler/cases')).filter(hasCode)
const ways = ['verify/static', 'verify/server', 'verify/subject.ts', 'tests/verify/cases.test.ts']
const rows = rowsOf('cases', Object.fromEntries(names.map((name) => [name, [caseFolder(name), ...ways]])))
const findings = createFindings()

beforeAll(async () => {
  if (rows.changed.length === 0) return
  const compiler = await createHostCompiler()
  const subjects: Subject[] = []
  for (const name of rows.changed) {
    const file = `${caseFolder(name)}/input.tsx`
    const from = { file, path: name, source: readFileSync(join(root, file), 'utf8') }
    const subject = await subjectOf(from, compiler, '')
    if ('problems' in subject) throw new Error(subject.problems.join('\n'))
    subjects.push(subject)
  }
  await Promise.all([
    checkTypes(subjects, findings),
    checkServerMarkup(subjects, findings),
    ...subjects.map((subject) => checkCode(subject, findings)),
  ])
}, 300_000)

rows.declare(async (name) => {
  const known = expected[name] ?? []
  for (const flavour of flavours)
    for (const [check, { outcome, notes }] of Object.entries(findings.of(name, flavour))) {
      const isKnown = known.some((each) => each.check === check && each.flavours.includes(flavour))
      expect(outcome, `${flavour} ${check}: ${notes.join('\n')}`).toBe(isKnown ? 'failed' : 'passed')
    }
})
