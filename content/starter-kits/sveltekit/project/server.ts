import type { Server } from 'node:http'
import { parseArgs } from 'node:util'

const { env } = process
const { values } = parseArgs({ options: { port: { type: 'string' } } })
env.PORT = values.port ?? env.PORT ?? '3000'
env.ORIGIN ??= `http://localhost:${env.PORT}`

// What adapter-node is told by variables: forms here are a few lines of text.
env.BODY_SIZE_LIMIT ??= '16K'
env.PROTOCOL_HEADER = 'x-forwarded-proto'
if (env.TRUST_PROXY === '1') env.ADDRESS_HEADER ??= 'x-forwarded-for'

// Read only now, since it looks at what was just set.
const built = new URL('build/index.js', import.meta.url).href
const { server } = (await import(built)) as { server: Server }

// The site is where ORIGIN says, whatever a request says. SvelteKit takes forms from there only.
const { host, protocol } = new URL(env.ORIGIN)
server.prependListener('request', ({ headers }) => {
  headers.host = host
  headers['x-forwarded-proto'] = protocol.replace(':', '')
})
