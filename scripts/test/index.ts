/** npm test: all checks, then all tests; ends with one plain line that counts them. */
import { relative } from 'node:path'
import { ensureChromium } from '#toolchain/chromium.ts'
import { root } from '#toolchain/paths.ts'
import { startVitest } from 'vitest/node'
import { check } from './check.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { hashesOfFileTests, readPassed, unchangedFiles, writePassed } from './unchanged-files.ts'

const words = process.argv.slice(2)
/** Nothing is left out, and what passed of the tests that depend on files alone is written down. */
const isWhole = words.includes('--whole')
const filters = words.filter((word) => word !== '--whole')
try {
  process.env.CHROMIUM_PATH = ensureChromium()
} catch (error) {
  console.error(`\n${(error as Error).message}\n`)
  process.exit(1)
}

const checks = filters.length ? [] : await check()
const hashes = filters.length ? new Map<string, string>() : hashesOfFileTests()
const known = readPassed()
const leftOut = isWhole ? [] : unchangedFiles(known, hashes)
// Read by vitest.config.ts: a project does not take it from here.
process.env.MILLWORK_LEFT_OUT = JSON.stringify(leftOut)
const vitest = await startVitest('test', filters, { run: true, watch: false })
const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()])
const count = (state: string) => tests.filter((test) => test.result().state === state).length
const brokenFiles = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
const unhandled = vitest.state.getUnhandledErrors().length

const failed = count('failed') + brokenFiles + unhandled + checks.filter(({ ok }) => !ok).length
const passed = count('passed') + checks.filter(({ ok }) => ok).length
const unplayed = tests.filter((test) => {
  const result = test.result()
  return result.state === 'skipped' && result.note === unchangedNote
}).length
const skipped = count('skipped') - unplayed
if (isWhole && filters.length === 0) {
  const good = modules
    .filter((module) => module.ok())
    .map((module) => [relative(root, module.moduleId), [...module.children.allTests()].length] as const)
  // What was altered while it ran may have passed as it was, or as it is now.
  const now = hashesOfFileTests()
  writePassed(new Map(good.filter(([file]) => now.get(file) === hashes.get(file))), hashes)
}
await vitest.close()
const unchanged = unplayed + leftOut.reduce((sum, file) => sum + (known[file]?.tests ?? 0), 0)
const rest = [skipped && `${skipped} skipped`, unchanged && `${unchanged} ${unchangedNote}`].filter(Boolean)
console.log(`\n${[`${passed} passed`, `${failed} failed`, ...rest].join(', ')}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
