import { createMiddleware } from '@tanstack/react-start'

/** Bytes of the largest form: all of ours have a few lines of text. Make it larger where you take files. */
const most = 16 * 1024

/** Refuses what is too large before any of it is read. Browsers always say how large a form is. */
export const sizeMiddleware = createMiddleware().server(({ next, request }) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  const length = request.headers.get('content-length')
  if (length === null) return new Response('Length required', { status: 411 })
  return Number(length) > most ? new Response('Content too large', { status: 413 }) : next()
})
