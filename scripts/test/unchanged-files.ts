/**
 * Tests that depend on files alone, neither on the day nor on chance nor on how fast a machine is, say the same again
 * while those files are the same. Each such test file is bound to a hash over the modules it imports, what it reads
 * besides, and all packages; `npm test` leaves out those that passed with it. `npm test -- --files` plays only those that
 * changed and writes down what passed, `npm test -- --whole` plays everything (docs/decisions/0044).
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, hashTree } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { moduleGraph } from '#toolchain/stamps/modules.ts'
import { serverTests, serverTestsRead } from './server-tests.ts'
import { hashOfPackages } from './packages.ts'
import { apartFromGoods, hashesOfProduct, productTests, stillHolds } from './product-tests.ts'

/** How much a test file that passed had in it, and when, where that holds for a while only. */
export type Passed = Record<string, { hash: string; tests: number; day?: string }>

const record = join(root, 'tests/passed/files.json')

/** What the build makes of the components is as they, the compiler and the build's own scripts are. */
const catalogue = ['content/components', 'compiler', 'scripts/build', 'shared', 'toolchain']

/** Which test files depend on files alone, and what they read besides what they import. */
export const fileTests: Readonly<Record<string, string[]>> = {
  'compiler/**/*.test.ts': ['compiler', 'content/components'],
  'shared/**/*.test.ts': ['shared', 'compiler/cases', 'content/components'],
  'scripts/mutants/*.test.ts': catalogue,
  'tests/added-components.spec.ts': ['content/starter-kits', ...catalogue],
  'tests/class-clashes.test.ts': catalogue,
  'tests/density.spec.ts': catalogue,
  'tests/parity/transitions.spec.ts': ['compiler', 'tests/parity'],
  'tests/snippet-cut.test.ts': catalogue,
  'tests/snippet-styles.test.ts': catalogue,
  'tests/statement-separators.test.ts': catalogue,
  'tests/switches.test.ts': catalogue,
  'tests/tailwind-v3/*.spec.ts': ['tests/tailwind-v3', ...catalogue],
  'tests/verify/proof.spec.ts': ['verify', 'tests/verify', 'tests/parity', 'tests/alpine', ...catalogue],
}

/** What tests of the product read besides the product and what they import. */
const productTestsRead: Readonly<Record<string, string[]>> = {
  'tests/channels/registry.spec.ts': ['tests/channels/clients/package-lock.json'],
}

/** What decides how any of them runs. */
const always = ['vitest.config.ts', 'tsconfig.json']

/** The packages that are installed; read once. */
let installed = ''
const packages = () => (installed ||= hashOfPackages())

/** What package.json says of how modules are found; its commands and its version change nothing. */
function howModulesAreFound(): string {
  const { type, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>
  return JSON.stringify({ type, imports })
}

/** The test files that may be left out, each with the hash of all it depends on. */
export function hashesOfTests(): Map<string, string> {
  const ofProduct = hashesOfProduct()
  const apart = apartFromGoods()
  const hashOnce = hashesOfTrees()
  return new Map([
    ...hashesOfFileTests(hashOnce),
    ...serverTests(root).map((file) => {
      const reads = [...always, ...serverTestsRead].map(hashOnce)
      return [file, hashOf(file, [ofProduct.apartFromGoods, ...reads])] as const
    }),
    ...productTests().map((file) => {
      const reads = [...always, ...(productTestsRead[file] ?? [])]
      const ofWhat = apart.includes(file) ? ofProduct.apartFromGoods : ofProduct.whole
      return [file, hashOf(file, [ofWhat, ...reads.map((path) => hashTree([path]))])] as const
    }),
  ])
}

/** The test files that depend on files alone, each with the hash of all it depends on. */
function hashesOfFileTests(hashOnce: (path: string) => string): Map<string, string> {
  const tests = new Map<string, string[]>()
  for (const [pattern, reads] of Object.entries(fileTests))
    for (const file of globSync(pattern, { cwd: root })) tests.set(file.replaceAll('\\', '/'), reads)
  return new Map([...tests].map(([file, reads]) => [file, hashOf(file, [...reads, ...always].map(hashOnce))]))
}

/** Hashes of trees, each read once. */
function hashesOfTrees(): (path: string) => string {
  const known = new Map<string, string>()
  return (path) => {
    const hash = known.get(path) ?? hashTree([path])
    known.set(path, hash)
    return hash
  }
}

/** The test files for which it is written down on which day they passed. */
export const datedTests = (): string[] => [...productTests(), ...serverTests(root)]

function hashOf(file: string, reads: string[]): string {
  // A module may name the folder that it reads; what is in that stands in the table.
  const modules = moduleGraph([file]).files.filter((each) => statSync(join(root, each)).isFile())
  const all = [file, process.version, howModulesAreFound(), packages(), hashFiles(modules), ...reads].join(' ')
  return createHash('sha256').update(all).digest('hex').slice(0, 16)
}

/** What passed, as it was written down. */
export const readPassed = (): Passed => (existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Passed) : {})

/**
 * Those of the test files that passed just as they are.
 *
 * @param today as in 2026-11-25
 */
export function unchangedFiles(passed: Passed, hashes: ReadonlyMap<string, string>, today: string): string[] {
  const holds = (row: Passed[string] | undefined, hash: string) =>
    row?.hash === hash && (row.day === undefined || stillHolds(row.day, today))
  return [...hashes].filter(([file, hash]) => holds(passed[file], hash)).map(([file]) => file)
}

type About = { leftOut: readonly string[]; known: Passed; dated: readonly string[]; today: string }

/**
 * What is known after a run: those that passed now, and those that were left out; all others are forgotten.
 *
 * @param passed how many tests the files had in them that passed now
 * @param leftOut the files that were not played since nothing of theirs had changed
 * @param known what was written down before
 * @param dated the files for which it is written down that they passed today
 */
export function passedAfter(
  passed: ReadonlyMap<string, number>,
  hashes: ReadonlyMap<string, string>,
  { leftOut, known, dated, today }: About,
): Passed {
  const rows = [...hashes].flatMap(([file, hash]) => {
    const tests = passed.get(file)
    if (tests !== undefined) return [[file, { hash, tests, ...(dated.includes(file) && { day: today }) }] as const]
    const before = leftOut.includes(file) ? known[file] : undefined
    return before ? [[file, { ...before, hash }] as const] : []
  })
  return Object.fromEntries(rows.toSorted(([a], [z]) => (a < z ? -1 : 1)))
}

/** Writes it down, a file a line. */
export function writePassed(passed: Passed) {
  const lines = Object.entries(passed).map(([file, row]) => `  ${JSON.stringify(file)}: ${JSON.stringify(row)}`)
  writeFileSync(record, `{\n${lines.join(',\n')}\n}\n`)
}
