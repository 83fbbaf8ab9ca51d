import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener, type FetchHandler } from '@remix-run/node-fetch-server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as serverBuild from 'virtual:react-router/server-build'
import { isOwnRequest } from '../app/.server/requests.ts'
import { addressContext } from '../app/context.ts'

/** Behind a proxy, requests arrive by another host and protocol than the site's own. */
const { host, protocol } = process.env.ORIGIN ? new URL(process.env.ORIGIN) : {}

/** What answers every request that is not for a file. */
export function createListener(build: ServerBuild, mode = process.env.NODE_ENV) {
  const render = createRequestHandler(build, mode)

  const answer: FetchHandler = async (request, client) => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD'
    if (isChange && !isOwnRequest(request))
      return new Response('This was sent from another site, so nothing was changed.', { status: 403 })

    const context = new RouterContextProvider()
    context.set(addressContext, forwardedFor(request) ?? client.address)
    return render(request, context)
  }
  const listen = createRequestListener(answer, { host, protocol })

  return (request: IncomingMessage, response: ServerResponse) => {
    // A body that nobody read to its end would keep the next request of its connection waiting.
    response.once('finish', () => request.removeAllListeners('data').resume())
    listen(request, response)
  }
}

/** Who a proxy says it asks for: the last one, since anybody can write the others. */
function forwardedFor(request: Request): string | undefined {
  if (process.env.TRUST_PROXY !== '1') return undefined
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
}

export const listener = createListener(serverBuild)
