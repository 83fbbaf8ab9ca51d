/**
 * The proof notices damage: thirty mutants of the record, of many kinds and in every flavour, are judged again where the
 * proof or their component changed since. `npm run mutants` judges all of them and writes down what came of it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOf } from '#scripts/mutants/chance.ts'
import type { Mutant } from '#scripts/mutants/choose.ts'
import { judge } from '#scripts/mutants/judge.ts'
import { createRememberingCompiler } from '#scripts/mutants/outputs.ts'
import { readRecord } from '#scripts/mutants/record.ts'
import { remade } from '#scripts/mutants/remade.ts'
import { sampleOf } from '#scripts/mutants/sample.ts'
import { readSource } from '#toolchain/catalog-files.ts'
import { root } from '#toolchain/paths.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { createMethod } from '#verify/proof-file.ts'
import { libraryVersions } from '#verify/subject-hash.ts'
import { stepsFile, subjectOf } from '#verify/subject.ts'

const record = readRecord()
// Who may survive is known with a reason; what is asked here is whether the others are still caught.
const caught = Object.entries(record).flatMap(([hash, entry]) => (entry.by.length > 0 ? [{ hash, ...entry }] : []))
const sample = sampleOf(caught, 30, '1')

test('the record has thirty to choose from, of all flavours and of many kinds', () => {
  expect(sample).toHaveLength(30)
  expect(new Set(sample.map(({ flavour }) => flavour)).size).toBe(4)
  expect(new Set(sample.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20)
})

/** How many of the sample can still be made: a component that was drawn anew takes its mutants with it. */
let able = 0

for (const [path, entries] of Map.groupBy(sample, (entry) => entry.path))
  test(`${path}: damage is noticed`, async ({ skip }) => {
    const source = readSource(`content/components/${path}.tsx`)
    const subject = await subjectOf(source, createRememberingCompiler(), libraryVersions())
    if ('problems' in subject) throw new Error(subject.problems.join('\n'))
    const steps = join(root, stepsFile(source))
    const proof = hashOf(createMethod()(existsSync(steps) ? readFileSync(steps, 'utf8') : ''), subject.hash)
    const mutants = entries.flatMap((entry) => remade(entry.hash, entry, subject) ?? [])
    able += mutants.length
    if (entries.every((entry) => entry.proof === proof)) skip(unchangedNote)
    const survivors: string[] = []
    await judge({ path, mutants }, ({ mutant, by }) => {
      if (by?.length === 0) survivors.push(told(mutant))
    })
    expect(survivors).toEqual([])
  }, 600_000)

test('most of them can still be made, else npm run mutants makes others', () => expect(able).toBeGreaterThanOrEqual(20))

const told = ({ kind, flavour, line }: Mutant) => `${kind}, ${flavour}, line ${line}`
