import type { Logger } from '../process/logger.ts'
import { loggedPath } from './logged-path.ts'

type Answered = {
  requestId: string
  method: string
  path: string
  status: number
  started: number
  userId?: string | undefined
}

/** Files are many and say little while they succeed; health checks say nothing that is not told where it happens. */
const quiet = /^\/(assets|media)\//

/** One log line for a request that was answered just now, with whose it was where it was refused; `started` is of `performance.now()`. */
export function logAnswer(logger: Logger, { requestId, method, path, status, started, userId }: Answered) {
  if (path === '/up' || (status < 400 && quiet.test(path))) return
  const ms = Math.round((performance.now() - started) * 10) / 10
  const logged = loggedPath(path)
  const who = status >= 400 && userId !== undefined ? { userId } : {}
  logger.info({ requestId, method, path: logged, status, ms, ...who }, `${method} ${logged} ${status}`)
}
