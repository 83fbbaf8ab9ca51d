import { createMiddleware } from '@tanstack/react-start'

/** Bytes of the largest form: all of ours have a few lines of text. Make it larger where you take files. */
const most = 16 * 1024

/** Refuses what is too large before any of it is read. */
export const sizeMiddleware = createMiddleware().server(({ next, request, handlerType }) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  const length = request.headers.get('content-length')
  // Forms are measured while they are read, too. Who calls a server function says how much it sends.
  if (length === null && handlerType === 'serverFn') return new Response('Length required', { status: 411 })
  return Number(length) > most ? new Response('Content too large', { status: 413 }) : next()
})
