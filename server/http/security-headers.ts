import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routes } from '#shared/routes.ts'
import type { AppEnv, Deps } from './app-env.ts'
import { firstActsScript } from './first-acts-script.ts'
import { themeBootScript } from './theme-boot.ts'

type Directives = Record<string, string[]>

/** The source expression that allows exactly this inline text. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** One policy for every page; without a nonce, so that equal pages are equal bytes. */
const pagePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'", cspHash(themeBootScript), cspHash(firstActsScript)],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'report-uri': [routes.policyReports],
  'report-to': ['csp'],
} satisfies Directives

/**
 * The policy of a page that holds these styles, or none. A form that leads to another site, to sign in or to pay there,
 * is held to where it leads, too.
 */
export function policyWith({ social, payments }: Pick<Deps, 'social' | 'payments'>, styles = ''): Directives {
  const origins = Object.values(social).map(({ authorizeUrl }) => new URL(authorizeUrl).origin)
  const pay = payments?.payOrigin ? [payments.payOrigin] : []
  return {
    ...pagePolicy,
    'style-src': ["'self'", ...(styles ? [cspHash(styles)] : [])],
    'form-action': ["'self'", ...origins, ...pay],
  }
}

/** A preview runs no inline script but our own, may be framed by us, and allows just the styles its sample has. */
export function previewPolicy({ css, styleAttributes }: { css: string; styleAttributes: string[] }): Directives {
  return {
    ...pagePolicy,
    'script-src': ["'self'", cspHash(themeBootScript), cspHash(firstActsScript)],
    'style-src': ["'self'", cspHash(css)],
    ...(styleAttributes.length && { 'style-src-attr': ["'unsafe-hashes'", ...styleAttributes.map(cspHash)] }),
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  }
}

/**
 * The policy of one flavour at work: a preview's, with the very scripts that its document holds. None of them makes
 * code of text, so eval stays forbidden, and nothing of it asks the network for data.
 */
export function flavourPolicy(parts: { css: string; styleAttributes: string[]; scripts: string[] }): Directives {
  return {
    ...previewPolicy(parts),
    'script-src': ["'self'", ...parts.scripts.map(cspHash)],
    'connect-src': ["'none'"],
    'frame-src': ["'none'"],
  }
}

/** A page of one form that leads to another site, with styles of its own and no script. */
export function sandboxPolicy(styles: string, origin: string): Directives {
  return { ...pagePolicy, 'script-src': ["'none'"], 'style-src': [cspHash(styles)], 'form-action': [origin] }
}

/** Writes a policy as a header value; while developing, the Vite server and its inline parts are allowed too. */
export function formatPolicy(directives: Directives, devOrigin?: string): string {
  const policy = devOrigin ? relaxForDevelopment(directives, devOrigin) : directives
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function relaxForDevelopment(directives: Directives, origin: string): Directives {
  const socket = origin.replace(/^http/, 'ws')
  // A hash would switch 'unsafe-inline' off, and Vite's inline parts have no fixed text.
  const unhashed = (sources: string[] = []) => sources.filter((source) => !source.startsWith("'sha256-"))
  return {
    ...directives,
    'script-src': [...unhashed(directives['script-src']), "'unsafe-inline'", origin],
    'style-src': ["'self'", "'unsafe-inline'", origin],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'", origin, socket],
    'font-src': ["'self'", 'data:', origin],
    'img-src': ["'self'", 'data:', origin],
    'worker-src': ["'self'", 'blob:'],
  }
}

/** Where `report-to` leads (Reporting API); `report-uri` is for browsers that do not know it. */
const reportingEndpoints = `csp="${routes.policyReports}"`

/** A drawing that is opened by itself needs nothing and may do nothing. */
const svgPolicy = "default-src 'none'; frame-ancestors 'none'"

/** What no browser opens as a document, so that what rules documents would only weigh on it. SVG can hold scripts. */
const passive = /^(?:text\/css|text\/javascript|font\/|image\/(?!svg)|audio\/|video\/)/

/** Headers every response carries, and every document; a handler that set its own policy keeps it. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { assets, env, social, payments } = c.var.deps
  const headers = c.res.headers
  const setDefault = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value)
  }
  setDefault('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('X-Content-Type-Options', 'nosniff')
  if (env.secureCookies) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  if (passive.test(headers.get('Content-Type') ?? '')) return
  if (headers.get('Content-Type')?.startsWith('image/svg')) return setDefault('Content-Security-Policy', svgPolicy)
  setDefault('Content-Security-Policy', formatPolicy(policyWith({ social, payments }), assets.devOrigin))
  headers.set('Reporting-Endpoints', reportingEndpoints)
  setDefault('X-Frame-Options', 'DENY')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  headers.set('Referrer-Policy', 'same-origin')
})
