import type { Context } from 'hono'

/** Who asks: our own client-side router, a program that wants JSON, or a browser that wants a document. */
export function wants(c: Context): 'inertia' | 'json' | 'document' {
  if (c.req.header('x-inertia') === 'true') return 'inertia'
  const accept = c.req.header('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html') ? 'json' : 'document'
}
