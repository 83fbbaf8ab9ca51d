/** npm test: all checks, then all tests; ends with one plain line that counts them. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { format } from 'prettier'
import { ensureChromium } from '#toolchain/chromium.ts'
import { root } from '#toolchain/paths.ts'
import { startVitest, type Reporter, type TestCase, type TestModule } from 'vitest/node'
import { check } from './check.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { costsPage } from './costs.ts'
import { apartFromGoods } from './product-tests.ts'
import { slowestTable } from './slowest.ts'
import { datedTests, hashesOfTests, passedAfter, readPassed, unchangedFiles, writePassed } from './unchanged-files.ts'
import { readWords } from './words.ts'

const { options, filters: parts } = orStop(() => readWords(process.argv.slice(2)))
process.env.CHROMIUM_PATH = orStop(ensureChromium)

/** In the names of tests for which there was no PostgreSQL (tests/databases.ts). */
const noPostgres = 'PostgreSQL ('

/** Milliseconds after which a long run writes down what passed so far. */
const writtenEvery = 60_000

/** Only the tests that may be left out, of these those that changed. */
const isFiles = options.has('--files')
const begun = performance.now()
const checks = parts.length || isFiles ? [] : await check()
const checked = performance.now()
const refused = checks.filter(({ ok }) => !ok).map(({ name }) => name)
if (refused.length > 0) {
  // Said at the end, where it is read, and before a quarter of an hour is spent on what does not stand as it is.
  console.error(
    `\nNo test was played, since a check failed: ${refused.join(', ')}. npm run check plays the checks alone.`,
  )
  process.exit(1)
}
const hashes = parts.length ? new Map<string, string>() : hashesOfTests()
/** Products of tests have the clock of the machine; so has what is known of them. */
const today = new Date().toISOString().slice(0, 10)
const known = readPassed()
const leftOut = options.has('--whole') ? [] : unchangedFiles(known, hashes, today)
const altered = [...hashes.keys()].filter((file) => !leftOut.includes(file))
const filters = isFiles ? altered : parts
if (isFiles && altered.length === 0) {
  console.log(`All ${hashes.size} test files that may be left out are unchanged since they passed.`)
  process.exit(0)
}
// Read by vitest.config.ts: a project does not take it from here.
process.env.MILLWORK_LEFT_OUT = JSON.stringify(leftOut)
// Read by tests/e2e/product.ts, which would be played anew with each change of the list if it imported that.
process.env.MILLWORK_APART = JSON.stringify(apartFromGoods())
const isWrittenDown = isFiles || (options.has('--whole') && parts.length === 0)
const soFar: TestModule[] = []
let written = performance.now()
const reporter: Reporter = {
  // A run of an hour that is stopped on its way has not been for nothing.
  onTestModuleEnd(module) {
    soFar.push(module)
    if (!isWrittenDown || performance.now() - written < writtenEvery) return
    writeDown(soFar)
    written = performance.now()
  },
}
const vitest = await startVitest('test', filters, { run: true, watch: false, reporters: ['default', reporter] })
const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()])
const count = (state: string) => tests.filter((test) => test.result().state === state).length
const brokenFiles = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
const unhandled = vitest.state.getUnhandledErrors().length

const failed = count('failed') + brokenFiles + unhandled
const passed = count('passed') + checks.length
const unplayed = tests.filter((test) => {
  const result = test.result()
  return result.state === 'skipped' && result.note === unchangedNote
}).length
const skipped = count('skipped') - unplayed
if (isWrittenDown) writeDown(modules)
else if (goodOf(modules).some(([file]) => altered.includes(file))) {
  console.log(
    `\n${altered.length} test files that may be left out were played, since something of theirs changed: npm test -- --files writes down what passes.`,
  )
}
const ended = performance.now()
const durations = modules.map((module) => {
  const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic()
  const reading = collectDuration + environmentSetupDuration + prepareDuration + setupDuration
  return { file: relative(root, module.moduleId), reading, playing: duration }
})
if (options.has('--slowest')) console.log(`\n${slowestTable(durations, 25)}`)
await vitest.close()
const unchanged = unplayed + leftOut.reduce((sum, file) => sum + (known[file]?.tests ?? 0), 0)
if (options.has('--costs')) {
  const run = { checks: (checked - begun) / 1000, tests: (ended - checked) / 1000, day: today }
  const page = costsPage(durations, { ...run, cores: availableParallelism() }, unchanged)
  writeFileSync(join(root, 'docs/test-costs.md'), await format(page, { parser: 'markdown' }))
}
const rest = [skipped && `${skipped} skipped`, unchanged && `${unchanged} ${unchangedNote}`].filter(Boolean)
console.log(`\n${[`${passed} passed`, `${failed} failed`, ...rest].join(', ')}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** Which of them passed, with how many tests. */
function goodOf(some: readonly TestModule[]) {
  // What its process was ended in has none that failed, but some that never came to an end.
  return some
    .map((module) => ({ module, own: [...module.children.allTests()] }))
    .filter(({ module, own }) => module.ok() && own.length > 0 && own.every(isPlayed))
    .map(({ module, own }) => [relative(root, module.moduleId), own.length] as const)
}

/** It came to an end, and was not left out for want of a database. */
function isPlayed(test: TestCase): boolean {
  const { state } = test.result()
  return state !== 'pending' && !(state === 'skipped' && test.fullName.includes(noPostgres))
}

/** Writes down which of them passed, besides those that were left out. */
function writeDown(some: readonly TestModule[]) {
  // What was altered while it ran may have passed as it was, or as it is now.
  const now = hashesOfTests()
  const same = new Map(goodOf(some).filter(([file]) => now.get(file) === hashes.get(file)))
  writePassed(passedAfter(same, hashes, { leftOut, known, dated: datedTests(), today }))
}

/** What is wrong with the machine or the command is said in a sentence, and ends it. */
function orStop<Answer>(ask: () => Answer): Answer {
  try {
    return ask()
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`)
    process.exit(1)
  }
}
