import type { AddressInfo } from 'node:net'
import type { Env } from '../env.ts'
import { createHttpServer, type App } from './http-server.ts'
import type { Logger } from './logger.ts'
import { StartError } from './start-error.ts'

type Options = { logger: Logger; onStopped(): Promise<void> }

/** Requests that are still running get this long after SIGTERM. */
const graceMs = 4000

/** Listens, and stops in order at SIGTERM or SIGINT. Answers the local address; a StartError says why it cannot listen. */
export async function listen(app: App, { port, host }: Env, { logger, onStopped }: Options): Promise<string> {
  const server = createHttpServer(app)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)))
    server.listen({ port, host }, resolve)
  })

  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    const force = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(async () => {
      clearTimeout(force)
      await onStopped()
      process.exit(0)
    })
    server.closeIdleConnections()
  }
  // Heard as often as it comes: a second signal without a listener would end the process in the middle of its stop.
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

function explain(error: NodeJS.ErrnoException, port: number) {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: 'HOST is not an address of this machine.',
    ENOTFOUND: 'HOST is not an address of this machine.',
  }
  const reason = reasons[error.code ?? '']
  return reason ? new StartError(reason, { cause: error }) : error
}
