/** npm start: builds what changed, then becomes the server. */
import { build } from './build.ts'
import { CatalogError } from './build-catalog.ts'

try {
  await build()
} catch (error) {
  if (!(error instanceof CatalogError)) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
await import('#server/main.ts')
