/** The health check of a container: ends with 0 where the server beside it says that it is up. */
import { readFileSync } from 'node:fs'
import { get as getPlainly } from 'node:http'
import { get as getByTls } from 'node:https'
import { routes } from '#shared/routes.ts'

const { PORT = '3000', TLS_CERTIFICATE, TLS_AUTHORITY } = process.env
const at = { host: '127.0.0.1', port: PORT, path: routes.health, timeout: 5000 }
const request = TLS_CERTIFICATE
  ? getByTls({ ...at, ...(TLS_AUTHORITY && { ca: readFileSync(TLS_AUTHORITY) }) })
  : getPlainly(at)

process.exitCode = 1
request.on('response', (answer) => {
  process.exitCode = answer.statusCode === 200 ? 0 : 1
  answer.resume()
})
request.on('timeout', () => request.destroy())
request.on('error', () => {})
