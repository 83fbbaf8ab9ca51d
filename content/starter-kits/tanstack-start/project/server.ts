import { parseArgs } from 'node:util'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const { PORT = '3000', TRUST_PROXY } = process.env
const port = values.port ?? PORT

// What was built reads these, so it is imported after them.
Object.assign(process.env, { NODE_ENV: 'production', PORT: port })
const built: string = './dist/server/server.js'
const { default: app } = await import(built)

const year = 365 * 24 * 60 * 60
const assets = staticMiddleware({ dir: 'dist/client', maxAge: year, immutable: true })
const files = staticMiddleware({ dir: 'dist/client' })

serve({
  port,
  // A proxy on this machine, or those whose addresses are named.
  trustProxy: TRUST_PROXY === '1' ? 'loopback' : TRUST_PROXY?.split(','),
  // What lies in /assets is called by what it holds, and never changes.
  middleware: [(request, next) => (request.url.includes('/assets/') ? assets : files)(request, next)],
  fetch: app.fetch,
})
