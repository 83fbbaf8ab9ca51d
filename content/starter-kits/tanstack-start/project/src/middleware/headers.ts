import { createMiddleware } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { pageNonce } from '~/lib/nonce'

/** Scripts run only by the nonce of their page, which the router puts to them. */
const policy = () =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${pageNonce()}'`,
    // Charts and bars say in an attribute how long they are.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const headersMiddleware = createMiddleware().server(({ next }) => {
  setResponseHeader('X-Content-Type-Options', 'nosniff')
  setResponseHeader('X-Frame-Options', 'DENY')
  setResponseHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  setResponseHeader('Cache-Control', 'no-cache')
  // Vite adds scripts and styles of its own while you develop.
  if (import.meta.env.PROD) setResponseHeader('Content-Security-Policy', policy())
  return next()
})
