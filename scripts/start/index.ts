/**
 * npm start: builds what changed, then becomes the server. Where much of the catalogue is to be compiled, nobody waits
 * for that: what the first page needs is built, and the rest behind the server.
 */
import { build, staleSteps } from '../build/index.ts'
import { PublishingError } from '../build/publishing/problem.ts'
import { serverEnvironment, serverProgram } from '#toolchain/server-program.ts'
import { buildFirst } from './first.ts'

/** As many components as are compiled before the server starts, in some seconds: with these, an error still stops it. */
const few = 12

const stale = staleSteps()
if (stale.includes('catalogue') && (await toCompile()) > few) {
  await buildFirst(stale)
  process.env.BUILD_BEHIND = 'true'
} else if (stale.length > 0) await buildAll()
// Bundlers stay in memory for good: this process makes way for the server, under the same id.
process.execve?.(process.execPath, [process.execPath, ...serverProgram], { ...serverEnvironment, ...process.env })
await import('#server/main.ts')

/** The compiler is loaded only where there is something for it. */
async function toCompile(): Promise<number> {
  const { listAhead } = await import('../build/catalog.ts')
  return listAhead()
}

async function buildAll() {
  try {
    await build()
  } catch (error) {
    const { CatalogError } = await import('../build/catalog.ts')
    if (!(error instanceof CatalogError || error instanceof PublishingError)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}
