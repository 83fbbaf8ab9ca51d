/**
 * npm run mutants: damages finished outputs in every way we know, asks the proof about each, and says which it noticed.
 * What was judged is remembered in content/mutants.json until the code or the proof changes. `--sample=30` takes only
 * the first 30 of them, `--minutes=4` stops after that time and goes on from there the next time, `--seed=7` makes others,
 * `--later` takes only kinds that came later, and a word only those whose kind, component or flavour contains it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSources } from '#toolchain/catalog-files.ts'
import { root } from '#toolchain/paths.ts'
import { present } from '#toolchain/present.ts'
import { createMethod } from '#verify/proof-file.ts'
import { libraryVersions } from '#verify/subject-hash.ts'
import { stepsFile, subjectOf, type Subject } from '#verify/subject.ts'
import { hashOf } from './chance.ts'
import { later } from './kinds/index.ts'
import { rememberedChoice } from './remembered-choice.ts'
import { judge, type Judgement } from './judge.ts'
import { createRememberingCompiler } from './outputs.ts'
import { readRecord, writeRecord, type Entry, type MutantRecord } from './record.ts'
import { remade } from './remade.ts'
import { byComponent, sampleOf } from './sample.ts'
import { survivorsOf, tableOf } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    sample: { type: 'string' },
    minutes: { type: 'string' },
    each: { type: 'string' },
    later: { type: 'boolean', default: false },
  },
})
const seed = values.seed ?? '1'
const started = performance.now()
const isOver = () => values.minutes !== undefined && performance.now() - started > Number(values.minutes) * 60_000

const compiler = createRememberingCompiler()
const versions = libraryVersions()
const method = createMethod()
const subjects: Subject[] = []
const proofs = new Map<string, string>()
for (const source of readSources().sources) {
  const subject = await subjectOf(source, compiler, versions)
  if ('problems' in subject) throw new Error(subject.problems.join('\n'))
  const steps = join(root, stepsFile(source))
  subjects.push(subject)
  proofs.set(subject.path, hashOf(method(existsSync(steps) ? readFileSync(steps, 'utf8') : ''), subject.hash))
}
const proofOf = (path: string) => present(proofs.get(path), `a proof of ${path}`)

const plan = { seed, components: 52, each: Number(values.each ?? 3) }
const { made, refused, components } = rememberedChoice(subjects, plan)
const [only = ''] = positionals
const cameLater = new Set(Object.values(later).flatMap((own) => own.map(({ name }) => name)))
const all = made.filter(
  ({ kind, path, flavour }) => `${kind} ${path} ${flavour}`.includes(only) && (!values.later || cameLater.has(kind)),
)
const asked = values.sample === undefined ? all : sampleOf(all, Number(values.sample), seed)
console.log(
  `${made.length} mutants of ${new Set(made.map(({ kind }) => kind)).size} kinds in ${components.length} components; not counted: ` +
    `${refused.length} that were tried and mean the same, do not compile or were made before`,
)

const known = readRecord()
const isKnown = (hash: string, path: string) => known[hash]?.proof === proofOf(path)
const wanted = asked.filter(({ hash, path }) => !isKnown(hash, path))
const unbuilt: string[] = []
for (const [path, mutants] of byComponent(wanted, seed)) {
  if (isOver()) break
  const begun = performance.now()
  await judge({ path, mutants }, keep)
  console.log(`  ${mutants.length} judged in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

/** Written as it comes, so that who is stopped goes on from there. */
function keep({ mutant, by, notes }: Judgement) {
  const { hash, path, flavour, kind, line } = mutant
  const place = `${kind}: ${path}, ${flavour}, line ${line}`
  if (!by) return void unbuilt.push(place)
  const { first = by.length > 0, reason } = known[hash] ?? {}
  known[hash] = { path, flavour, kind, line, proof: proofOf(path), by, first, ...(reason !== undefined && { reason }) }
  console.log(by.length > 0 ? `✓ ${place} (${by.join(', ')}: ${notes[0]?.slice(0, 160)})` : `✗ ${place}`)
  writeRecord(known)
}

const chosen = new Set(made.map(({ hash }) => hash))
// What can no longer be made is forgotten; a sample or another seed leaves the rest alone. One component that changes
// shifts the choice among all, and what was judged of the others still says what it said.
const bySubject = new Map(subjects.map((subject) => [subject.path, subject]))
const canBeMade = (hash: string, entry: Entry) => {
  const subject = bySubject.get(entry.path)
  return subject !== undefined && remade(hash, entry, subject) !== undefined
}
if (values.sample === undefined && values.seed === undefined)
  writeRecord(
    Object.fromEntries(Object.entries(known).filter(([hash, entry]) => chosen.has(hash) || canBeMade(hash, entry))),
  )

const shown = Object.entries(known satisfies MutantRecord)
  .filter(([hash, { path }]) => asked.some((mutant) => mutant.hash === hash) && isKnown(hash, path))
  .map(([, entry]) => entry)
console.log(`\nSurvivors:\n${survivorsOf(shown)}\n\n${tableOf(shown)}`)
const left = asked.length - shown.length - unbuilt.length
for (const line of unbuilt) console.log(`No bundle could be made, so it does not count: ${line}`)
if (left > 0) console.log(`${left} are not judged yet.`)
