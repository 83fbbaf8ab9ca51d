/**
 * Access keys in addresses. An address is kept in histories, in logs, and sent on as a referrer, so a key in one may have
 * been read by others: it is refused wherever it stands, and ended.
 */
import { createMiddleware } from 'hono/factory'
import { accessKeyMark } from '#shared/access-keys.ts'
import { urls } from '#shared/urls.ts'
import { revokeSeenKey } from '../domain/account/access-keys.ts'
import { unlessAway } from '../db/unavailable.ts'
import type { AppEnv } from './app-env.ts'
import { countAttempt } from './attempts.ts'
import { eventOf } from './origin.ts'

/** As many keys of one address are looked up; nobody has reason to send more. */
const mostKeys = 4

/** Text that begins like a key where a value or a segment begins. Case counts in a key, and not in who guesses how it begins. */
const begun = new RegExp(`(?<![a-z\\d])${accessKeyMark}\\w*`, 'gi')

/** What stands in an address like an access key, whole or not, however often its characters are escaped. */
export function keysInAddress(address: string): string[] {
  // Nearly all addresses end here.
  if (!/mwk|%/i.test(address)) return []
  return [...new Set(readings(address).flatMap((reading) => reading.match(begun) ?? []))]
}

/** What stands in the place of a key where an address is written down. */
export const maskKeys = (text: string): string =>
  keysInAddress(text).length > 0 ? unescaped(unescaped(text)).replace(begun, `${accessKeyMark}…`) : text

/** An address as it is, and with what is escaped in it read once and twice. Escapes that are none are left as they are. */
function readings(address: string): string[] {
  const once = unescaped(address)
  const twice = unescaped(once)
  return [address, once, twice]
}

/** Keys are plain letters, so every escaped character may be read by itself. */
const unescaped = (text: string): string =>
  text.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Refuses every request whose address holds an access key, before anything else reads it. One that is a key of somebody
 * is revoked, and its owner gets a mail.
 */
export const keyInAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const keys = keysInAddress(pathname + search)
  if (keys.length === 0) return next()
  const { database, env, logger, postman } = c.var.deps
  const url = env.siteUrl + urls.accessKeys()
  let revoked = 0
  const attempt = await unlessAway(countAttempt(c, 'key-unknown'), { ok: false })
  for (const key of attempt.ok ? keys.slice(0, mostKeys) : []) {
    const isRevoked = revokeSeenKey(database, key, ({ name, email, keyName, prefix }) => ({
      name: 'access-key-seen',
      to: email,
      data: { name, keyName, prefix, url, ...eventOf(c) },
    }))
    if (await unlessAway(isRevoked, false)) revoked += 1
  }
  if (revoked > 0) postman.soon()
  logger.warn({ requestId: c.var.requestId, revoked }, 'access key in an address refused')
  const message =
    `An access key must not stand in an address, where others can read it. ` +
    (revoked > 0 ? `This one has been revoked. Make a new one: ${url}` : `Send it in the header “Authorization”.`)
  c.header('Cache-Control', 'no-store')
  return c.req.header('accept')?.includes('text/html') ? c.text(message, 403) : c.json({ message }, 403)
})
