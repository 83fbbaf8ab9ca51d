import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { formTokenName } from '#shared/form-token.ts'
import type { AppEnv } from './app-env.ts'
import { deriveKey, hmac } from '../process/secrets.ts'
import { bodyKind, fieldsOf } from './body.ts'
import { cookieOf, keepCookie } from './cookies.ts'
import { wants } from './wants.ts'
import { back } from './flash.ts'
import { HttpError } from './errors.ts'
import { loggedPath } from './logged-path.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Double submit: the token stands in a signed cookie, and a change must say it again in X-XSRF-TOKEN
 * (client requests) or in the field _token (plain forms). Requests that another site started are refused first.
 */
export const csrf = createMiddleware<AppEnv>(async (c, next) => {
  const key = deriveKey(c.var.deps.secret, 'csrf')
  const cookie = cookieOf(c, formTokenName)
  const valid = cookie !== undefined && isSigned(cookie, key)
  const token = valid ? cookie : signedToken(key)
  c.set('csrfToken', token)

  if (!safeMethods.has(c.req.method)) {
    const site = c.req.header('sec-fetch-site')
    const foreign = site !== undefined && site !== 'same-origin' && site !== 'none'
    if (foreign || !valid || !same(await presented(c), token)) {
      if (!valid) writeCookie(c, token)
      return refuse(c)
    }
  }
  await next()
  // A page that is kept for everyone has no form that would need the token, and is the same for everyone.
  if (!valid && c.var.csrfToken === token && !c.var.madeToKeep) writeCookie(c, token)
})

/** A new token, as at sign-in and sign-out, so that one from before is worth nothing after. */
export function rotateCsrf(c: Context<AppEnv>) {
  const token = signedToken(deriveKey(c.var.deps.secret, 'csrf'))
  c.set('csrfToken', token)
  writeCookie(c, token)
}

function refuse(c: Context<AppEnv>): Response {
  c.var.deps.logger.warn({ requestId: c.var.requestId, path: loggedPath(c.req.path) }, 'csrf token refused')
  if (wants(c) !== 'inertia') throw new HttpError(419, 'This page has expired. Reload it and try again.')
  return back(c, {
    flash: { banner: 'The page had expired. Nothing was changed. Please try again.', bannerStyle: 'danger' },
  })
}

async function presented(c: Context): Promise<string> {
  const header = c.req.header('x-xsrf-token')
  if (header !== undefined) return decodeURIComponentSafely(header)
  if (bodyKind(c) !== 'form') return ''
  const { _token } = await fieldsOf(c)
  return typeof _token === 'string' ? _token : ''
}

function decodeURIComponentSafely(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function signedToken(key: Buffer) {
  const random = randomBytes(24).toString('base64url')
  return `${random}.${hmac(key, random)}`
}

function isSigned(token: string, key: Buffer) {
  const [random, signature, ...rest] = token.split('.')
  return Boolean(random && signature && rest.length === 0 && same(signature, hmac(key, random)))
}

/** Compares in constant time. */
function same(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Readable by script on purpose: the client echoes it in a header. */
function writeCookie(c: Context<AppEnv>, token: string) {
  keepCookie(c, formTokenName, token, { isReadable: true })
}
