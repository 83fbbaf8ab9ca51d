import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

test('a connection at rest stays open longer than proxies keep theirs, and says so', async () => {
  const server = createHttpServer({ fetch: () => new Response('heard') })
  onTestFinished(() => void server.close())
  server.listen(0)
  await once(server, 'listening')
  const request = get({ port: (server.address() as AddressInfo).port, headers: { connection: 'keep-alive' } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.headers['keep-alive']).toBe('timeout=75')
})
