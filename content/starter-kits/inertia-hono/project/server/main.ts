import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createServices } from './services.ts'

const env = readEnv()
const services = createServices(env)

await services.accounts.sweep()
setInterval(() => void services.accounts.sweep().catch(console.error), 60 * 60_000).unref()

const server = serve({ fetch: createApp(services).fetch, port: env.port }, () => {
  console.info(`Listening on port ${env.port}, as ${env.origin}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
