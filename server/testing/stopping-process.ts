/**
 * A listener in a process of its own, for tests that stop it. Told by its one argument, as JSON, how long it waits. A
 * request to /slow is answered once a line comes in on its standard input; what else is to be stopped may hang.
 */
import { once } from 'node:events'
import { pino } from 'pino'
import { readEnv } from '../env.ts'
import { listen, type StopLimits } from '../process/listen.ts'

export type Told = { limits: StopLimits; hangs: boolean; tls?: { certificate: string; key: string } }

const { limits, hangs, tls } = JSON.parse(process.argv[2]!) as Told
const app = {
  async fetch(request: Request) {
    if (new URL(request.url).pathname === '/slow') {
      console.log('slow')
      await once(process.stdin, 'data')
    } else await request.text()
    return new Response('whole')
  },
}
const address = await listen(app, readEnv({ PORT: '0', TLS_CERTIFICATE: tls?.certificate, TLS_KEY: tls?.key }), {
  logger: pino({ level: 'info' }),
  onStopping: async () => console.log('takes nothing else'),
  onStopped: () => (hangs ? new Promise(() => {}) : Promise.resolve()),
  limits,
})
console.log(`is at ${address}`)
