/**
 * What one response leaves for the next page: a banner, field errors and what was typed.
 * It travels in one encrypted cookie (AES-256-GCM, two minutes), so any server process can read it.
 */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { site } from '#shared/site.ts'
import { safeNext } from '#shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { deriveKey } from '../process/secrets.ts'
import { cookieOf, dropCookie, keepCookie } from './cookies.ts'
import { seal, unseal } from './sealed.ts'
import { wants } from './wants.ts'

const schema = z.object({
  flash: z.object({ banner: z.string(), bannerStyle: z.enum(['success', 'danger']) }).optional(),
  errors: z.record(z.string(), z.string()).default({}),
  old: z.record(z.string(), z.string()).default({}),
  clearHistory: z.boolean().default(false),
  /** Shown once, right after they were made. */
  recoveryCodes: z.array(z.string()).optional(),
  accessKey: z.object({ name: z.string(), key: z.string(), isTeam: z.boolean() }).optional(),
  /** What somebody decided about a device that wants to sign in. */
  device: z.enum(['allowed', 'denied']).optional(),
})
export type FlashData = z.infer<typeof schema>
type FlashInput = z.input<typeof schema>

export const flashCookie = `${site.slug}-flash`
const lifetimeSeconds = 120
const maxOldLength = 500
const secretField = /password|token|code|secret/i

/** Reads what was left; the page that shows it calls consumeFlash. */
export const flash = createMiddleware<AppEnv>(async (c, next) => {
  c.set('flash', unseal(schema, cookieOf(c, flashCookie), { key: key(c), now: c.var.deps.clock() }) ?? schema.parse({}))
  await next()
})

/** Forgets what was left, once a page has shown it. */
export function consumeFlash(c: Context<AppEnv>) {
  if (cookieOf(c, flashCookie)) dropCookie(c, flashCookie)
}

/** 303 to an address on this site, leaving something for the page there. */
export function redirect(
  c: Context<AppEnv>,
  to: string,
  left: Pick<FlashInput, 'flash' | 'clearHistory' | 'recoveryCodes' | 'accessKey' | 'device'> = {},
): Response {
  return leave(c, to, left)
}

/** To an address of another site: the browser goes there itself, our client-side router is told to. */
export function leaveFor(c: Context<AppEnv>, url: string): Response {
  if (wants(c) !== 'inertia') return c.redirect(url, 303)
  c.header('X-Inertia-Location', url)
  return c.body(null, 409)
}

/** 303 to where the form was, with its errors and what was typed; fields that hold secrets are dropped. */
export function back(
  c: Context<AppEnv>,
  { to, ...left }: Pick<FlashInput, 'flash' | 'errors' | 'old'> & { to?: string },
): Response {
  const old = Object.entries(left.old ?? {})
    .filter(([name]) => !secretField.test(name))
    .map(([name, value]) => [name, value.slice(0, maxOldLength)])
  return leave(c, to ?? refererPath(c) ?? '/', { ...left, old: Object.fromEntries(old) })
}

function leave(c: Context<AppEnv>, to: string, left: FlashInput): Response {
  const data = schema.parse(left)
  if (
    data.flash ||
    data.clearHistory ||
    data.recoveryCodes ||
    data.accessKey ||
    data.device ||
    Object.keys(data.errors).length ||
    Object.keys(data.old).length
  ) {
    const sealed = seal(data, { key: key(c), lifetimeSeconds, now: c.var.deps.clock() })
    keepCookie(c, flashCookie, sealed, { maxAge: lifetimeSeconds })
  }
  return c.redirect(to, 303)
}

/** Path and query of the page that sent the request, if it is one of ours. */
function refererPath(c: Context<AppEnv>): string | null {
  const referer = c.req.header('referer')
  if (!referer || !URL.canParse(referer)) return null
  const url = new URL(referer)
  const host = c.req.header('host')
  const isOurs = url.host === host || url.origin === c.var.deps.env.siteUrl
  // A path of ours may begin with two slashes, and as an address would then lead to another site.
  return isOurs ? safeNext(url.pathname + url.search, '') || null : null
}

const key = (c: Context<AppEnv>) => deriveKey(c.var.deps.secret, 'flash')
