import type { MiddlewareFunction } from 'react-router'

/** The Content-Security-Policy is set in entry.server.tsx, with the nonce of each page. */
export const securityHeaders: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('X-Content-Type-Options', 'nosniff')
  response.headers.set('X-Frame-Options', 'DENY')
  response.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  return response
}
