import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Pages } from '#shared/page-props.ts'
import { areas } from '#shared/routes.ts'
import type { AppEnv } from './app-env.ts'
import type { Database } from '../db/client.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { page } from '../page/page.ts'
import { wants } from './wants.ts'
import { answerInTurn } from './turns.ts'
import { notBuiltHeader } from './built-yet.ts'
import { loggedPath } from './logged-path.ts'

/** A refusal whose sentence the user may read. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** When to try again while the database is away, in seconds: it is looked for more often than that. */
export const retryAfterSeconds = 5

const sentences = {
  400: 'This request could not be read.',
  403: 'You are not allowed to do this.',
  404: 'There is nothing at this address.',
  405: 'This address does not accept this kind of request.',
  413: 'This is larger than we can accept.',
  500: 'Something went wrong on our side.',
  503: 'The service is busy. Please try again in a moment.',
}
const sentenceOf = (status: number) => (sentences as Record<number, string>)[status] ?? sentences[500]

/** Answers what no route answered; `near` leads to what may have been meant. */
export const notFound = (c: Context<AppEnv>, near?: Pages['error']['near']) => answer(c, 404, sentences[404], near)

/** Answers what was thrown: users read a sentence, the log gets the detail under the same request id. */
export async function onError(error: Error, c: Context<AppEnv>): Promise<Response> {
  const { database, logger, behind } = c.var.deps
  if (behind?.awaits(error)) return notBuilt(c)
  const isAway = await isForWantOf(database, error)
  const status = isAway ? 503 : statusOf(error)
  // What an outage makes of requests is told once, by who watches the database.
  if (status >= 500 && !isAway)
    logger.error({ err: error, requestId: c.var.requestId, path: loggedPath(c.req.path) }, 'request failed')
  const message = error instanceof HttpError ? error.message : sentenceOf(status)
  if (status === 503) c.header('Retry-After', String(retryAfterSeconds))
  try {
    return await answer(c, status, message)
  } catch (second) {
    logger.error({ err: second, requestId: c.var.requestId }, 'the error page failed too')
    return c.text(`${message} (request ${c.var.requestId})`, status === 503 ? 503 : 500)
  }
}

/** Answers while the build has not come to what was asked; whoever sent this waits and asks again, see built-yet.ts. */
function notBuilt(c: Context<AppEnv>): Response {
  c.header('Retry-After', String(retryAfterSeconds))
  c.header(notBuiltHeader, 'true')
  c.header('Cache-Control', 'no-store')
  return c.text('This is being built. Please try again in a moment.', 503)
}

const statusOf = (error: Error) => (error instanceof HttpError || error instanceof HTTPException ? error.status : 500)

/** Whether a request failed because the database cannot answer; libraries put errors of their own in the place of that. */
async function isForWantOf(database: Database, error: Error): Promise<boolean> {
  if (isUnavailable(error) || statusOf(error) !== 500) return isUnavailable(error)
  return database.ping().then(() => false, isUnavailable)
}

/** Addresses that only programs ask for. What they print of an answer is its message, and only where no error is beside it. */
const isForPrograms = (path: string) => [areas.registry, areas.cli].some((area) => path.startsWith(`${area}/`))

function answer(
  c: Context<AppEnv>,
  status: number,
  message: string,
  near: Pages['error']['near'] = [],
): Response | Promise<Response> {
  if (isForPrograms(c.req.path)) return c.json({ message }, status as 500)
  if (wants(c) === 'json') {
    return c.json({ error: { status, message, requestId: c.var.requestId } }, status as 500)
  }
  return answerInTurn(c, () =>
    page(c, 'error', { status, requestId: c.var.requestId, ...(near.length > 0 && { near }) }, { status }),
  )
}
