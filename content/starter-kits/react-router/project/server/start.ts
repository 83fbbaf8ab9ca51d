import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import compression from 'compression'
import sirv from 'sirv'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = values.port ?? process.env.PORT ?? '3000'
process.env.PORT = port
process.env.NODE_ENV ??= 'production'

// Read only now, since React and the application look at what was just set.
const built = new URL('../build/server/index.js', import.meta.url).href
const { listener } = (await import(built)) as typeof import('./app.ts')

const files = sirv('build/client', {
  setHeaders(response, path) {
    const isHashed = path.startsWith('/assets/')
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    response.setHeader('X-Content-Type-Options', 'nosniff')
  },
})

const compress = compression()

const server = createServer((request, response) =>
  compress(request, response, () => files(request, response, () => listener(request, response))),
)
server.listen(Number(port), process.env.HOST, () => console.info(`http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit()))
