import { isOwnRequest } from '../accounts/requests.ts'

/** Nothing is changed by what another site sends. */
export default defineEventHandler((event) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(event.method)) return
  const request = new Request(new URL(event.path, useSettings().origin), { headers: event.headers })
  if (isOwnRequest(request)) return
  setResponseStatus(event, 403)
  setResponseHeader(event, 'Content-Type', 'text/plain; charset=utf-8')
  return 'This was sent from another site, and nothing was changed.'
})
