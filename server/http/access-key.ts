/** Access keys on requests: channels for programs know by one who reads, and never by a cookie. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { accessKeyLimits, accessKeyMark } from '#shared/access-keys.ts'
import { urls } from '#shared/urls.ts'
import { type AccessKeyReading, type KnownAccessKey, readAccessKey } from '../domain/account/access-keys.ts'
import { noteAccessKeyUse } from '../domain/account/access-key-use.ts'
import type { Viewer } from '../domain/library/entitlement.ts'
import { unlessAway } from '../db/unavailable.ts'
import type { AppEnv } from './app-env.ts'
import { countAttempt } from './attempts.ts'
import { coarseNetwork } from './client-network.ts'
import { eventOf } from './origin.ts'

/** Who reads through a channel: without a key a guest. */
export type ChannelReader = { viewer: Viewer; key: KnownAccessKey | null }

/** Why a key opens nothing, as programs are answered. The clients print the message of 401 and 403. */
export type KeyRefusal = { status: 401 | 403 | 429; message: string }

const guest: ChannelReader = { viewer: null, key: null }

type Ended = Exclude<AccessKeyReading['kind'], 'known'>
const refusals: Record<Ended, { status: 401 | 403; message: (keys: string) => string }> = {
  unknown: { status: 401, message: (keys) => `This access key is not known. Your keys: ${keys}` },
  expired: { status: 403, message: (keys) => `This access key has expired. Make a new one: ${keys}` },
  revoked: { status: 403, message: (keys) => `This access key was revoked. Make a new one: ${keys}` },
  ended: {
    status: 403,
    message: (keys) => `The team of this access key has no licence any more, so the key has ended. Your keys: ${keys}`,
  },
}

/**
 * Lets requests through that carry a key that counts, or none: then a guest reads. Sets `channelReader`; answers others
 * with 401, 403 or 429 and one sentence as `message`.
 */
export const accessKeys = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Vary', 'Authorization', { append: true })
  const header = c.req.header('authorization')
  if (header === undefined) c.set('channelReader', guest)
  else {
    const read = await readerWithKey(c, bearerOf(header))
    if ('message' in read) return refuseKey(c, read)
    c.set('channelReader', read)
  }
  await next()
  // What a key opens is for whoever has it, whatever a handler forgot to say.
  if (header !== undefined && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
})

/** The token of an Authorization header of the scheme Bearer (RFC 6750, 2.1); "" where there is none. */
export const bearerOf = (header: string): string => /^bearer +(\S+)$/i.exec(header.trim())?.[1] ?? ''

/** Who reads with a key as it was presented, counted and noted as used; or why nobody does. */
export async function readerWithKey(c: Context<AppEnv>, presented: string): Promise<ChannelReader | KeyRefusal> {
  const { database, clock, env } = c.var.deps
  const keys = env.siteUrl + urls.accessKeys()
  if (!presented.startsWith(accessKeyMark))
    return {
      status: 401,
      message: `Send an access key as “Authorization: Bearer ${accessKeyMark}…”. Your keys: ${keys}`,
    }
  const read = await readAccessKey(database, presented, clock())
  if (read.kind !== 'known') {
    const { ok, retryAfterSeconds } = await countAttempt(c, read.kind === 'unknown' ? 'key-unknown' : 'key-ended')
    if (!ok) return tooMany(`Too many ${read.kind} access keys from this network.`, retryAfterSeconds)
    const { status, message } = refusals[read.kind]
    return { status, message: message(keys) }
  }
  const { key, viewer } = read
  const minute = await countAttempt(c, 'key-minute', key.id)
  if (!minute.ok)
    return tooMany(`An access key may ask ${accessKeyLimits.perMinute} times a minute.`, minute.retryAfterSeconds)
  const day = await countAttempt(c, 'key-day', key.id)
  if (!day.ok) return tooMany(`An access key may ask ${accessKeyLimits.perDay} times a day.`, day.retryAfterSeconds)
  await noteUse(c, key)
  return { viewer, key }
}

/** Answers with why a key opens nothing (RFC 6750, 3). */
export function refuseKey(c: Context<AppEnv>, { status, message }: KeyRefusal): Response {
  c.header('Cache-Control', 'private, no-store')
  if (status === 401) c.header('WWW-Authenticate', 'Bearer realm="millwork", error="invalid_token"')
  return c.json({ message }, status)
}

const tooMany = (what: string, seconds: number): KeyRefusal => ({
  status: 429,
  message: `${what} Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
})

async function noteUse(c: Context<AppEnv>, key: KnownAccessKey): Promise<void> {
  const { database, env, postman } = c.var.deps
  const network = coarseNetwork(c.var.ip)
  const { when } = eventOf(c)
  const url = env.siteUrl + urls.accessKeys()
  const isTold = await unlessAway(
    noteAccessKeyUse(database, key, {
      network,
      notice: ({ name, email, keyName }) => ({
        name: 'access-key-new-network',
        to: email,
        data: { name, keyName, network, when, url },
      }),
    }),
    false,
  )
  if (isTold) postman.soon()
}
