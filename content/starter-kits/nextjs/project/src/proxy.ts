import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { sessionOf, setSessionHeader } from '@/server/cookies'
import { origin } from '@/server/origin'
import { isOwnRequest } from '@/server/requests'

/** Bytes of the largest form: all of ours have a few lines of text. */
const mostBytes = 16 * 1024

export const config = { matcher: '/((?!_next/static/|icon.svg$).*)' }

/** What every request passes first. Who may see a page is asked where it is rendered, by requireMember(). */
export async function proxy(request: NextRequest) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Behind a proxy a request arrives by another host and protocol than the site's own.
    if (!isOwnRequest(new Request(origin, { headers: request.headers })))
      return new Response('This was sent from another site, so nothing was changed.', { status: 403 })
    if (await isTooLarge(request)) return new Response('This form is too large.', { status: 413 })
  }

  const nonce = randomBytes(16).toString('base64')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  // Next.js takes the nonce of its own scripts from here.
  headers.set('Content-Security-Policy', policy(nonce))
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy(nonce))

  const isDocument = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
  if (isDocument) {
    const session = sessionOf(origin, request.headers.get('cookie'))
    // Whoever comes back stays signed in; how long a session is good is in the database.
    if (session) response.headers.append('Set-Cookie', setSessionHeader(origin, session))
    if (request.cookies.has('toast')) response.headers.append('Set-Cookie', 'toast=; Path=/; Max-Age=0')
  }
  return response
}

async function isTooLarge(request: NextRequest): Promise<boolean> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return true
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) return true
  }
  return false
}

/** Scripts run only by the nonce of their page. Styles may be inline, since components place what they open by style. */
function policy(nonce: string): string {
  const isDev = process.env.NODE_ENV === 'development'
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
