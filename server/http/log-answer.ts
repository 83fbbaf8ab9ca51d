import type { Logger } from '../process/logger.ts'
import { loggedPath } from './logged-path.ts'

type Answered = { requestId: string; method: string; path: string; status: number; started: number }

/** Files are many and say little while they succeed; health checks say nothing that is not told where it happens. */
const quiet = /^\/(assets|media)\//

/** One log line for a request that was answered just now; `started` is of `performance.now()`. */
export function logAnswer(logger: Logger, { requestId, method, path, status, started }: Answered) {
  if (path === '/up' || (status < 400 && quiet.test(path))) return
  const ms = Math.round((performance.now() - started) * 10) / 10
  const logged = loggedPath(path)
  logger.info({ requestId, method, path: logged, status, ms }, `${method} ${logged} ${status}`)
}
