/**
 * Builds behind the server all that is not built yet; what somebody waits for is compiled first. The server starts this
 * process and tells it what that is; it ends with the server.
 */
import { constants, setPriority } from 'node:os'
import { build, staleSteps } from '../build/index.ts'
import { CatalogError } from '../build/catalog.ts'
import { compileNext } from '../build/catalogue/turns.ts'
import { PublishingError } from '../build/publishing/problem.ts'

process.on('message', (path: string) => compileNext(path))
process.on('disconnect', () => process.exit())
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

let failed = false
for (const name of staleSteps()) {
  try {
    await build({ only: [name] })
  } catch (error) {
    failed = true
    const isTheirs = error instanceof CatalogError || error instanceof PublishingError
    console.error(isTheirs ? `\n${error.message}\n` : error)
  }
}
process.exit(failed ? 1 : 0)
