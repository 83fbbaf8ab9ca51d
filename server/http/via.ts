/** Links of affiliates: whose link somebody followed last is kept for sixty days, in a cookie of our own. */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { affiliateCode, viaParameter } from '#shared/affiliate.ts'
import { site } from '#shared/site.ts'
import type { AppEnv } from '../app-env.ts'
import type { AffiliateRow } from '../db/schema.ts'
import { activeAffiliate, countClick } from '../domain/affiliates.ts'
import { deriveKey } from '../secrets.ts'
import { seal, unseal } from './sealed.ts'

const schema = z.object({ code: z.string() })
const cookieName = `${site.slug}-via`
const lifetimeSeconds = site.affiliateCookieDays * 24 * 60 * 60

const key = (c: Context<AppEnv>) => deriveKey(c.var.deps.secret, 'via')
const keptCode = (c: Context<AppEnv>) => unseal(schema, getCookie(c, cookieName), key(c))?.code

/** Remembers whose link it is, and leads to the same page without it, so that every page has one address. */
export const followedLinks = createMiddleware<AppEnv>(async (c, next) => {
  const code = c.req.query(viaParameter)
  if (code === undefined || c.req.method !== 'GET') return next()
  const affiliate = affiliateCode.test(code.toLowerCase())
    ? await activeAffiliate(c.var.deps.database, code.toLowerCase())
    : undefined
  if (affiliate) {
    if (keptCode(c) !== affiliate.code) await countClick(c.var.deps.database, affiliate.id)
    setCookie(c, cookieName, seal({ code: affiliate.code }, { key: key(c), lifetimeSeconds }), {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: c.var.deps.env.secureCookies,
      maxAge: lifetimeSeconds,
    })
  }
  const url = new URL(c.req.url)
  url.searchParams.delete(viaParameter)
  c.header('Cache-Control', 'no-store')
  return c.redirect(samePath(url), 302)
})

/** Two slashes at the beginning would lead to another site. */
const samePath = ({ pathname, search }: URL) => `/${pathname.replace(/^\/+/, '')}${search}`

/** Whose link this browser followed last, if they still take part. */
export async function affiliateOf(c: Context<AppEnv>): Promise<AffiliateRow | undefined> {
  const code = keptCode(c)
  return code === undefined ? undefined : activeAffiliate(c.var.deps.database, code)
}
