/** npm start: builds what changed, then becomes the server. */
import { build } from '../build/index.ts'
import { CatalogError } from '../build/catalog.ts'
import { PublishingError } from '../build/publishing/problem.ts'

try {
  const built = await build()
  // Bundlers stay in memory for good; a process that used them makes way for a fresh one, under the same id.
  if (built > 0) process.execve?.(process.execPath, [process.execPath, 'server/main.ts'], process.env)
} catch (error) {
  if (!(error instanceof CatalogError || error instanceof PublishingError)) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
await import('#server/main.ts')
