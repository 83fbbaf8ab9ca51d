/** npm run accessible, npm run paste, npm run channels, npm run structure: plays all of one suite, changed or not, and writes down what passed. */
import { ensureChromium } from '#toolchain/chromium.ts'
import { play } from './play.ts'

const [suite = '', file = `tests/e2e/${suite}.spec.ts`] = process.argv.slice(2)
process.env.CHROMIUM_PATH = ensureChromium()
process.env.MILLWORK_PASSED = suite
process.exit((await play([file])) ? 0 : 1)
