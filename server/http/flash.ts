/**
 * What one response leaves for the next page: a banner, field errors and what was typed.
 * It travels in one encrypted cookie (AES-256-GCM, two minutes), so any server process can read it.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { site } from '#shared/site.ts'
import type { AppEnv } from '../app-env.ts'
import { deriveKey } from '../secrets.ts'

const schema = z.object({
  flash: z.object({ banner: z.string(), bannerStyle: z.enum(['success', 'danger']) }).optional(),
  errors: z.record(z.string(), z.string()).default({}),
  old: z.record(z.string(), z.string()).default({}),
  clearHistory: z.boolean().default(false),
  /** Shown once, right after they were made. */
  recoveryCodes: z.array(z.string()).optional(),
})
export type FlashData = z.infer<typeof schema>
type FlashInput = z.input<typeof schema>

const cookieName = `${site.slug}-flash`
const lifetimeSeconds = 120
const maxOldLength = 500
const secretField = /password|token|code|secret/i

/** Reads what was left; the page that shows it calls consumeFlash. */
export const flash = createMiddleware<AppEnv>(async (c, next) => {
  c.set('flash', open(getCookie(c, cookieName), key(c)) ?? schema.parse({}))
  await next()
})

/** Forgets what was left, once a page has shown it. */
export function consumeFlash(c: Context<AppEnv>) {
  if (getCookie(c, cookieName)) deleteCookie(c, cookieName, { path: '/' })
}

/** 303 to an address on this site, leaving something for the page there. */
export function redirect(
  c: Context<AppEnv>,
  to: string,
  left: Pick<FlashInput, 'flash' | 'clearHistory' | 'recoveryCodes'> = {},
): Response {
  return leave(c, to, left)
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
    Object.keys(data.errors).length ||
    Object.keys(data.old).length
  ) {
    setCookie(c, cookieName, seal(data, key(c)), {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: c.var.deps.env.secureCookies,
      maxAge: lifetimeSeconds,
    })
  }
  return c.redirect(to, 303)
}

/** Path and query of the page that sent the request, if it is one of ours. */
function refererPath(c: Context<AppEnv>): string | null {
  const referer = c.req.header('referer')
  if (!referer || !URL.canParse(referer)) return null
  const url = new URL(referer)
  const host = c.req.header('host')
  return url.host === host || url.origin === c.var.deps.env.siteUrl ? url.pathname + url.search : null
}

const key = (c: Context<AppEnv>) => deriveKey(c.var.deps.secret, 'flash')

function seal(data: FlashData, key: Buffer): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = JSON.stringify({ data, expires: Date.now() + lifetimeSeconds * 1000 })
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Whatever was tampered with, is malformed or expired counts as nothing left. */
function open(cookie: string | undefined, key: Buffer): FlashData | null {
  if (!cookie) return null
  try {
    const bytes = Buffer.from(cookie, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-16))
    const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
    const { data, expires } = JSON.parse(text) as { data: unknown; expires: number }
    return expires > Date.now() ? schema.parse(data) : null
  } catch {
    return null
  }
}
