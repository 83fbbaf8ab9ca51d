/** SIGTERM, in processes of their own. Limits that are not what is tested are so long that a test would never end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { connect as connectByTls } from 'node:tls'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { certificates, hasOpenssl } from '../testing/certificates.ts'
import type { Told } from '../testing/stopping-process.ts'

const child = join(import.meta.dirname, '../testing/stopping-process.ts')
const never = 10 * 60_000
const patience = { timeout: 30_000 }

type Start = Partial<Told['limits']> & { hangs?: boolean; tls?: NonNullable<Told['tls']> & { authority: string } }

async function start({ hangs = false, tls, ...limits }: Start = {}) {
  const told: Told = {
    ...(tls && { tls }),
    hangs,
    limits: { silentMs: never, runningMs: never, wholeMs: never, ...limits },
  }
  const started = spawn(process.execPath, [child, JSON.stringify(told)], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void started.kill('SIGKILL'))
  let output = ''
  started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(started, 'exit')
  const says = (words: string) => vi.waitFor(() => expect(output).toContain(words), patience)
  await says('is at http')
  const port = Number(/is at https?:\/\/localhost:(\d+)/.exec(output)![1])
  return {
    says,
    port,
    output: () => output,
    term: () => started.kill('SIGTERM'),
    release: () => started.stdin.write('go on\n'),
    /** Its code and the signal that ended it. */
    ended: () => exit,
    async line(head: string) {
      const to = { host: '127.0.0.1', port }
      const socket = tls ? connectByTls({ ...to, ca: readFileSync(tls.authority) }) : connect(to)
      socket.on('error', () => {})
      await once(socket, tls ? 'secureConnect' : 'connect')
      socket.write(head.replaceAll('\n', '\r\n'))
      return reading(socket)
    },
    isClosed: () =>
      vi.waitFor(async () => {
        const socket = connect(port, '127.0.0.1')
        // A signal takes its time to arrive: until then somebody answers, and no error comes.
        const refused = await once(socket, 'connect').catch((error: NodeJS.ErrnoException) => error.code)
        socket.destroy()
        expect(refused).toBe('ECONNREFUSED')
      }, patience),
  }
}

function reading(socket: Socket) {
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  const closed = once(socket, 'close')
  const says = (words: string) => vi.waitFor(() => expect(heard).toContain(words), patience)
  return { heard: () => heard, closed, says }
}

const get = (path: string) => `GET ${path} HTTP/1.1\nHost: localhost\n\n`
const half = 'POST / HTTP/1.1\nHost: localhost\nContent-Length: 10\n\n{'

test('what runs is finished whole, nothing else is taken, and more signals end nothing half-way', async () => {
  const server = await start()
  const running = await server.line(get('/slow'))
  await server.says('slow')
  for (let signal = 0; signal < 3; signal += 1) server.term()
  await server.isClosed()
  server.term()
  server.release()
  await running.closed
  expect(running.heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole/)
  expect(await server.ended()).toEqual([0, null])
})

test('what stands open without a request holds nothing up', async () => {
  const server = await start()
  const silent = await server.line('')
  const kept = await server.line(get('/'))
  await kept.says('whole')
  server.term()
  await Promise.all([silent.closed, kept.closed])
  expect(await server.ended()).toEqual([0, null])
})

test('a request that does not come whole is cut off, and one that is answered is not', async () => {
  const server = await start({ silentMs: 100 })
  const running = await server.line(get('/slow'))
  const halfSent = await server.line(half)
  await server.says('slow')
  server.term()
  await halfSent.closed
  expect(halfSent.heard()).toBe('')
  server.release()
  await running.closed
  expect(running.heard()).toContain('whole')
  expect(await server.ended()).toEqual([0, null])
})

test('what else works begins to stop at once, beside the requests that run', async () => {
  const server = await start()
  await server.line(get('/slow'))
  await server.says('slow')
  server.term()
  await server.says('takes nothing else')
  server.release()
  expect(await server.ended()).toEqual([0, null])
})

test.each([
  ['a request that never ends', { runningMs: 100 }],
  ['a database that hangs', { runningMs: 100, wholeMs: 200, hangs: true }],
])('%s is given up in time, with code 0', async (_what, told) => {
  const server = await start(told)
  const running = await server.line(get('/slow'))
  await server.says('slow')
  server.term()
  server.term()
  await running.closed
  expect(await server.ended()).toEqual([0, null])
})

test.skipIf(!hasOpenssl)('over TLS it is the same, and the health check beside it knows its authority', async () => {
  const { at } = certificates()
  const [certificate, key] = [at('app/server-certificate.pem'), at('app/server-key.pem')]
  const server = await start({ tls: { certificate, key, authority: at('trust/authority.pem') } })
  const isUp = async (variables: Record<string, string>) => {
    const env = { PATH: process.env.PATH, PORT: String(server.port), ...variables }
    const check = spawn(process.execPath, [join(import.meta.dirname, 'is-up.ts')], { env, stdio: 'ignore' })
    return (await once(check, 'exit'))[0] as number
  }
  const tls = { TLS_CERTIFICATE: certificate, TLS_AUTHORITY: at('trust/authority.pem') }
  expect([await isUp(tls), await isUp({}), await isUp({ TLS_CERTIFICATE: certificate })]).toEqual([0, 1, 1])
  const running = await server.line(get('/slow'))
  const kept = await server.line(get('/'))
  await kept.says('whole')
  await server.says('slow')
  server.term()
  await kept.closed
  server.release()
  await running.closed
  expect(running.heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole/)
  expect(await server.ended()).toEqual([0, null])
})
