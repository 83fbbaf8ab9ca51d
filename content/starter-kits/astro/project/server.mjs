/** Serves what "npm run build" made, with the headers that every answer has: pages, files and errors alike. */
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } })
const port = Number(values.port ?? process.env.PORT ?? 4321)
const host = values.host ?? process.env.HOST
process.env.ORIGIN ??= `http://localhost:${port}`
// Astro's entry would listen by itself.
process.env.ASTRO_NODE_AUTOSTART = 'disabled'

const origin = new URL(process.env.ORIGIN)
const { handler } = await import('./dist/server/entry.mjs')

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
}

const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  forward(request.headers)
  handler(request, response)
})

/** Astro believes these headers, so only those of your own proxy may reach it. */
function forward(headers) {
  const address = headers['x-forwarded-for']?.split(',').at(-1)?.trim()
  for (const name of Object.keys(headers)) if (name.startsWith('x-forwarded-')) delete headers[name]
  if (process.env.TRUST_PROXY !== '1') return
  headers.host = origin.host
  headers['x-forwarded-host'] = origin.host
  headers['x-forwarded-proto'] = origin.protocol.slice(0, -1)
  if (address) headers['x-forwarded-for'] = address
}

server.listen(port, host, () => console.info(`Listening on port ${port} for ${origin.origin}`))

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
}
