import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Env, TlsFiles } from '../env.ts'
import { createHttpServer, type App, type Tls } from './http-server.ts'
import type { Logger } from './logger.ts'
import { StartError } from './start-error.ts'

/**
 * Milliseconds from the signal on: for requests that have not come whole, for those that are being answered, and for
 * everything. Whoever runs us waits for ten seconds before they kill (Docker, systemd and Kubernetes wait for as long or
 * longer).
 */
export type StopLimits = { silentMs: number; runningMs: number; wholeMs: number }
const usualLimits: StopLimits = { silentMs: 4000, runningMs: 8000, wholeMs: 9000 }

/** How often connections are closed that have been answered meanwhile, in milliseconds. */
const idleMs = 50

type Options = {
  logger: Logger
  /** Called with the signal, while requests still run. */
  onStopping(): Promise<void>
  /** Called when the last request is answered, and what `onStopping` began is done. */
  onStopped(): Promise<void>
  limits?: StopLimits
}

/** Listens, and stops in order at SIGTERM or SIGINT. Answers the local address; a StartError says why it cannot listen. */
export async function listen(
  app: App,
  { port, host, tls }: Env,
  { logger, onStopping, onStopped, limits = usualLimits }: Options,
): Promise<string> {
  const server = createHttpServer(app, tls && readTls(tls))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)))
    server.listen({ port, host }, resolve)
  })

  const open = new Set<Socket>()
  const latest = new WeakMap<Socket, IncomingMessage>()
  // Requests come on these.
  server.on(tls ? 'secureConnection' : 'connection', (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  server.on('request', (request) => latest.set(request.socket, request))
  /** Ends connections on which nothing is being answered. */
  function endSilent() {
    for (const socket of open) if (!latest.get(socket)?.complete) socket.destroy()
  }

  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(endSilent, limits.silentMs)
    setTimeout(() => server.closeAllConnections(), limits.runningMs)
    setTimeout(() => {
      logger.warn('stopped before everything was done')
      process.exit(0)
    }, limits.wholeMs)
    const isDone = onStopping()
    server.close(async () => {
      await isDone
      await onStopped()
      process.exit(0)
    })
    // A connection is kept open after its answer, too, for a request that is no longer to come.
    setInterval(() => server.closeIdleConnections(), idleMs)
    server.closeIdleConnections()
    // Not closed by that: who has asked nothing yet.
    for (const socket of open) if (!latest.has(socket) && socket.bytesRead === 0) socket.destroy()
  }
  // Heard as often as it comes: a second signal without a listener would end the process in the middle of its stop.
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  return `${tls ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`
}

function readTls({ certificate, key }: TlsFiles): Tls {
  const read = (name: string, path: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch (cause) {
      throw new StartError(`The file that ${name} names cannot be read.`, { cause })
    }
  }
  return { cert: read('TLS_CERTIFICATE', certificate), key: read('TLS_KEY', key) }
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
