import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

const nonces = new WeakMap<Request, string>()

/** What the scripts of one page are known by, in its Content-Security-Policy and to the router. */
export const pageNonce = createIsomorphicFn()
  .client(() => undefined)
  .server(() => {
    const request = getRequest()
    const nonce = nonces.get(request) ?? crypto.randomUUID()
    nonces.set(request, nonce)
    return nonce
  })
