import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { site } from './site.ts'

/** What a server does beside answering. */
export function start() {
  sweep()
  setInterval(sweep, 60 * 60_000).unref()

  // Next.js tells where a request comes from by this header, and believes what a browser has written there.
  if (process.env.TRUST_PROXY !== '1')
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage }
      request.headers['x-forwarded-for'] = request.socket.remoteAddress
    })
}

function sweep() {
  site()
    .accounts.sweep()
    .catch((error: unknown) => console.error('Expired rows were not swept.', error))
}
