import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { themeScript } from './lib/theme-script'

export const streamTimeout = 5_000

/** What `react-router reveal` shows, and a Content-Security-Policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = randomBytes(16).toString('base64')
  let isStreaming = false
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
    nonce,
    signal: AbortSignal.timeout(streamTimeout + 1_000),
    onError(error) {
      status = 500
      // An error before that rejects, and is logged by React Router.
      if (isStreaming) console.error(error)
    },
  })
  isStreaming = true
  if (isbot(request.headers.get('User-Agent'))) await body.allReady

  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy(nonce))
  return new Response(body, { status, headers })
}

const themeHash = createHash('sha256').update(themeScript).digest('base64')

/** Scripts run only by the nonce of their page. Styles may be inline, since components place what they open by style. */
function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'sha256-${themeHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Vite waits in a worker for its server to come back.
    ...(import.meta.env.DEV ? ["worker-src 'self' blob:"] : []),
  ].join('; ')
}
