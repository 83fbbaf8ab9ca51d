/**
 * Access keys in addresses. An address is kept in histories, in logs, and sent on as a referrer, so a key in one may have
 * been read by others: it is refused wherever it stands, and ended.
 */
import { createMiddleware } from 'hono/factory'
import { urls } from '#shared/urls.ts'
import { revokeSeenKey } from '../domain/account/access-keys.ts'
import { unlessAway } from '../db/unavailable.ts'
import type { AppEnv } from './app-env.ts'
import { keysInAddress } from './access-key-mask.ts'
import { countAttempt } from './attempts.ts'
import { eventOf } from './origin.ts'

/** As many keys of one address are looked up; nobody has reason to send more. */
const mostKeys = 4

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
