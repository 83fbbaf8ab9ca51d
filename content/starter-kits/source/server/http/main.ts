import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { readDocuments } from './documents.ts'
import { createServices } from './services.ts'

if (existsSync('.env')) process.loadEnvFile()
process.env.NODE_ENV ??= 'production'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = Number(values.port ?? process.env.PORT ?? 3000)
const services = createServices(readConfig(port))

const sweep = () => services.accounts.sweep().catch((error) => console.error('Nothing was swept.', error))
void sweep()
setInterval(sweep, 60 * 60_000).unref()

const server = serve({ fetch: createApp(services, readDocuments()).fetch, port }, () =>
  console.info(`Listening on http://localhost:${port}`),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit()))
