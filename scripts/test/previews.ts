/** npm run previews [-- part of a path]: holds each preview that changed to the component it stands for, picture by picture, and writes down what passed. */
import { ensureChromium } from '#toolchain/chromium.ts'
import { play } from './play.ts'

process.env.CHROMIUM_PATH = ensureChromium()
process.env.MILLWORK_PREVIEWS = process.argv[2] ?? ''
process.exit((await play(['tests/previews/'])) ? 0 : 1)
