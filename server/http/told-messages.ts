/**
 * Refusals as the shadcn command line is told them. It prints the message of 401, 403, 404 and 410 and drops that of
 * every other status (4.23.0), so whoever mistyped a parameter or asked too often would read a number. For it alone, by
 * the type that it asks for, these are sent as the nearest status whose message is read.
 */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** What nothing but that command line accepts. */
const itsType = 'application/vnd.shadcn.v1+json'

/** What it is not told becomes: nothing is there under these parameters, and too much was asked for. */
const toldAs: Readonly<Record<number, number>> = { 400: 404, 422: 404, 429: 403 }

export const toldMessages = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const status = toldAs[c.res.status]
  if (status === undefined || !c.req.header('accept')?.includes(itsType)) return
  const { body, headers } = c.res
  c.res = new Response(body, { status, headers })
})
