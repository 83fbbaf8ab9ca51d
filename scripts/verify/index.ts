/**
 * npm run verify [-- parts of paths] [--outputs]: proves every flavour of what changed, and writes what it found. With
 * --outputs only what is made otherwise than when it was proved.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Compiler } from '#compiler/index.ts'
import type { CheckResult, ComponentProof, ProofFile } from '#shared/proof.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { createMethod, failures, hasFailed, readProofs, writeProofs } from '#verify/proof-file.ts'
import { libraryVersions } from '#verify/subject-hash.ts'
import { stepsFile, subjectOf, type Subject } from '#verify/subject.ts'
import { verify } from '#verify/verify.ts'
import { readSources, type SourceFile } from '#toolchain/catalog-files.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { buildDir, root } from '#toolchain/paths.ts'
import { staleDifferences } from './stale-differences.ts'
import { present } from '#toolchain/present.ts'

type Options = {
  /** Only components whose path contains one of these; all of them are looked at again, changed or not. */
  only?: readonly string[]
  /** Only those that are made otherwise than when they were proved: a method that changed waits for a whole run. */
  outputsOnly?: boolean
  /** Whether the proofs are written down; tests only look. */
  keep?: boolean
}
export type Summary = {
  proofs: ProofFile
  verified: string[]
  problems: string[]
  /** Known differences that no component shows any more. */
  stale: string[]
}

/** Verifies what changed since its proof; answers all proofs that hold. */
export async function verifyCatalogue({ only, outputsOnly = false, keep = true }: Options = {}): Promise<Summary> {
  const before = readProofs()
  const compiler = await createHostCompiler()
  const versions = libraryVersions()
  const { sources, problems: misplaced } = readSources()
  const problems = misplaced.map(({ message }) => message)
  const proofs: ProofFile = {}
  const changed: Subject[] = []
  const methodOf = createMethod()
  const methods = new Map<string, string>()
  for (const source of sources) {
    const earlier = before[source.path]
    if (only && !only.some((part) => source.path.includes(part))) {
      if (earlier) proofs[source.path] = earlier
      continue
    }
    const subject = await compile(source, compiler, versions, problems)
    if (!subject) continue
    const { path, hash } = subject
    methods.set(path, methodOf(scriptOf(source)))
    const holds = earlier?.subject === hash && (outputsOnly || earlier.method === methods.get(path))
    if (earlier && holds) proofs[path] = earlier
    if (only || !holds) changed.push(subject)
  }
  // Written as it comes, so that who is stopped goes on from there, and read anew, since others prove beside it.
  const fresh = await inBrowser(changed, methods, (found) => {
    Object.assign(proofs, found)
    if (keep) writeProofs({ ...readProofs(), ...found })
  })
  if (keep) writeProofs(only ? { ...readProofs(), ...fresh } : proofs)
  const results = Object.values(proofs).flatMap(({ flavours }) => Object.values(flavours).flatMap(Object.values))
  // What was looked at before may have been by another method, which told other differences.
  const isWhole = only === undefined && !outputsOnly && Object.keys(proofs).length === sources.length
  const notes = new Set((results as CheckResult[]).flatMap((result) => result.notes))
  const stale = isWhole
    ? staleDifferences(
        notes,
        sources.map(({ source }) => source),
      )
    : []
  return { proofs, verified: Object.keys(fresh), problems, stale }
}

async function compile(source: SourceFile, compiler: Compiler, versions: string, problems: string[]) {
  const subject = await subjectOf(source, compiler, versions)
  if (!('problems' in subject)) return subject
  problems.push(...subject.problems)
  return undefined
}

function scriptOf(source: SourceFile): string {
  const file = join(root, stepsFile(source))
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** So many components share a stage: its bundles stay small and what a page holds is let go. */
const together = 8

async function inBrowser(
  subjects: Subject[],
  methods: ReadonlyMap<string, string>,
  onFound: (proofs: ProofFile) => void,
): Promise<ProofFile> {
  if (subjects.length === 0) return {}
  const browser = await launchChromium()
  const found: Record<string, ComponentProof> = {}
  const times: Record<string, number> = {}
  for (let index = 0; index < subjects.length; index += together) {
    const group = subjects.slice(index, index + together)
    const started = performance.now()
    const proofs = await verify(browser, group, ({ path }) => present(methods.get(path), `a method for ${path}`))
    if (!browser.isConnected()) throw new Error('The browser went away: what it had no time to show is no finding.')
    onFound(proofs)
    for (const [path, proof] of Object.entries(proofs)) {
      found[path] = proof
      times[path] = Math.round((performance.now() - started) / group.length)
      console.log(line(path, proof))
    }
  }
  await browser.close()
  mkdirSync(buildDir, { recursive: true })
  const timed = Object.entries(found).map(([path, proof]) => [path, { ...proof, milliseconds: times[path] }] as const)
  writeFileSync(join(buildDir, 'proof.json'), `${JSON.stringify(Object.fromEntries(timed), null, 2)}\n`)
  return found
}

function line(path: string, proof: ComponentProof): string {
  const wrong = failures(proof).flatMap(({ flavour, check, notes }) =>
    notes.map((note) => `    ${flavour} ${check}: ${note}`),
  )
  return [`${wrong.length ? '✗' : '✓'} ${path}, ${proof.states} states`, ...wrong].join('\n')
}

if (import.meta.main) {
  const started = performance.now()
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { outputs: { type: 'boolean' } } })
  const only = positionals.length > 0 ? positionals : undefined
  const { proofs, verified, problems, stale } = await verifyCatalogue({
    ...(only && { only }),
    outputsOnly: values.outputs === true,
  })
  for (const problem of problems) console.error(`\n${problem}`)
  for (const reason of stale) console.error(`\nNo component differs any more, so take it from the list: ${reason}`)
  const all = Object.values(proofs)
  const failed = all.filter(hasFailed).length + problems.length + stale.length
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `\n${verified.length} verified in ${seconds} s, ${all.length - verified.length} unchanged, ${failed} failed`,
  )
  process.exit(failed > 0 ? 1 : 0)
}
