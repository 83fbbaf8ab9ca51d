/** npm test: all checks, then all tests; ends with one plain line that counts them. */
import { ensureChromium } from '#toolchain/chromium.ts'
import { startVitest } from 'vitest/node'
import { check } from './check.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'

const filters = process.argv.slice(2)
try {
  process.env.CHROMIUM_PATH = ensureChromium()
} catch (error) {
  console.error(`\n${(error as Error).message}\n`)
  process.exit(1)
}

const checks = filters.length ? [] : await check()
const vitest = await startVitest('test', filters, { run: true, watch: false })
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()])
const count = (state: string) => tests.filter((test) => test.result().state === state).length
const brokenFiles = vitest.state
  .getTestModules()
  .filter((module) => module.state() === 'failed' && module.errors().length > 0).length
const unhandled = vitest.state.getUnhandledErrors().length

const failed = count('failed') + brokenFiles + unhandled + checks.filter(({ ok }) => !ok).length
const passed = count('passed') + checks.filter(({ ok }) => ok).length
const unchanged = tests.filter((test) => {
  const result = test.result()
  return result.state === 'skipped' && result.note === unchangedNote
}).length
const skipped = count('skipped') - unchanged
await vitest.close()
const rest = [skipped && `${skipped} skipped`, unchanged && `${unchanged} ${unchangedNote}`].filter(Boolean)
console.log(`\n${[`${passed} passed`, `${failed} failed`, ...rest].join(', ')}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
