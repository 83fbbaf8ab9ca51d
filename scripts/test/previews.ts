/** npm run previews [-- part of a path]: holds each preview that changed to the component it stands for, picture by picture, and writes down what passed. */
import { startVitest } from 'vitest/node'
import { ensureChromium } from '#toolchain/chromium.ts'

process.env.CHROMIUM_PATH = ensureChromium()
process.env.MILLWORK_PREVIEWS = process.argv[2] ?? ''
const vitest = await startVitest('test', ['tests/previews/'], { run: true, watch: false })
const failed = vitest.state.getTestModules().some((module) => !module.ok())
await vitest.close()
process.exit(failed ? 1 : 0)
