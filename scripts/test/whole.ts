/** npm run accessible, npm run paste: plays all of one suite, changed or not, and writes down what passed. */
import { startVitest } from 'vitest/node'
import { ensureChromium } from '#toolchain/chromium.ts'

const [suite = ''] = process.argv.slice(2)
process.env.CHROMIUM_PATH = ensureChromium()
process.env.MILLWORK_PASSED = suite
const vitest = await startVitest('test', [`tests/e2e/${suite}.spec.ts`], { run: true, watch: false })
const modules = vitest.state.getTestModules()
const isGood = modules.length > 0 && modules.every((module) => module.ok())
await vitest.close()
process.exit(isGood ? 0 : 1)
