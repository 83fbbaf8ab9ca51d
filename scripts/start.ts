/** npm start: builds what changed, then becomes the server. */
import { build } from './build.ts'

await build()
await import('#server/main.ts')
