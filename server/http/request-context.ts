import { createMiddleware } from 'hono/factory'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { ownRequest } from '../page/kept/make-ahead.ts'
import { logAnswer } from './log-answer.ts'

/** Gives every request the client's address, and writes one log line when it is answered. */
export const requestContext = createMiddleware<AppEnv>(async (c, next) => {
  const started = performance.now()
  const { env, logger } = c.var.deps
  c.set('ip', clientAddress(c, env.trustProxy))
  await next()
  if ((c.env as unknown) === ownRequest) return
  const { method, path } = c.req
  // What is refused early is refused before anybody looks who asks.
  const session = c.var.session as AppEnv['Variables']['session'] | undefined
  const userId = session?.user.id
  logAnswer(logger, { requestId: c.var.requestId, method, path, status: c.res.status, started, userId })
})

/** The last address in X-Forwarded-For is the one our own proxy saw; earlier ones are the client's claim. */
function clientAddress(c: Context, trustProxy: boolean): string {
  // An IPv4 address on a socket for both, as people know it.
  const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return plain(forwarded)
  try {
    return plain(getConnInfo(c).remote.address ?? 'unknown')
  } catch {
    return 'unknown' // a request made without a socket, as tests do
  }
}
