/** Links of affiliates: whose link somebody followed last is kept for sixty days, in a cookie of our own. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { affiliateCode, viaParameter } from '#shared/affiliate.ts'
import { site } from '#shared/site.ts'
import type { AppEnv } from './app-env.ts'
import { isWithinLimit } from './attempts.ts'
import type { AffiliateRow } from '../db/tables/selling.ts'
import { unlessAway } from '../db/unavailable.ts'
import { activeAffiliate, countClick } from '../domain/selling/affiliates.ts'
import { deriveKey } from '../process/secrets.ts'
import { keepCookie, longKeptCookie } from './cookies.ts'
import { asked } from './query.ts'
import { seal, unseal } from './sealed.ts'

const schema = z.object({ code: z.string() })
const cookieName = `${site.slug}-via`
const lifetimeSeconds = site.affiliateCookieDays * 24 * 60 * 60

const key = (c: Context<AppEnv>) => deriveKey(c.var.deps.secret, 'via')
const keptCode = (c: Context<AppEnv>) =>
  unseal(schema, longKeptCookie(c, cookieName), { key: key(c), now: c.var.deps.clock() })?.code

/**
 * Remembers whose link it is, and leads to the same page without it, so that every page has one address.
 * While the database is away the code is believed and not counted: it is looked up again when something is bought.
 */
export const affiliateLinks = createMiddleware<AppEnv>(async (c, next) => {
  const code = asked(c, 'home')[viaParameter]
  if (code === undefined || c.req.method !== 'GET') return next()
  const followed = affiliateCode.test(code.toLowerCase()) ? await unlessAway(follow(c, code.toLowerCase()), code) : null
  if (followed) {
    const kept = seal({ code: followed.toLowerCase() }, { key: key(c), lifetimeSeconds, now: c.var.deps.clock() })
    keepCookie(c, cookieName, kept, { maxAge: lifetimeSeconds })
  }
  const url = new URL(c.req.url)
  url.searchParams.delete(viaParameter)
  c.header('Cache-Control', 'no-store')
  return c.redirect(samePath(url), 302)
})

/** Counts the click of an affiliate who takes part; null where there is none with this code. */
async function follow(c: Context<AppEnv>, code: string): Promise<string | null> {
  const { database } = c.var.deps
  const affiliate = await activeAffiliate(database, code)
  const isNew = affiliate && keptCode(c) !== affiliate.code
  if (isNew && (await isWithinLimit(c, 'click'))) await countClick(database, affiliate.id)
  return affiliate?.code ?? null
}

/** Two slashes at the beginning would lead to another site. */
const samePath = ({ pathname, search }: URL) => `/${pathname.replace(/^\/+/, '')}${search}`

/** Whose link this browser followed last, if they still take part. */
export async function affiliateOf(c: Context<AppEnv>): Promise<AffiliateRow | undefined> {
  const code = keptCode(c)
  return code === undefined ? undefined : activeAffiliate(c.var.deps.database, code)
}
