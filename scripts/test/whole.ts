/** npm run accessible, npm run paste: plays all of one suite, changed or not, and writes down what passed. */
import { ensureChromium } from '#toolchain/chromium.ts'
import { play } from './play.ts'

const [suite = ''] = process.argv.slice(2)
process.env.CHROMIUM_PATH = ensureChromium()
process.env.MILLWORK_PASSED = suite
process.exit((await play(`tests/e2e/${suite}.spec.ts`)) ? 0 : 1)
