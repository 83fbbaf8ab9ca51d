/** A process of its own that answers with what it was given and does nothing besides: the floor of this machine. */
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import type { Captured } from './floor.ts'

process.once('message', (given: Captured[]) => {
  const app = new Hono()
  for (const { path, status, headers, body } of given) {
    const bytes = new Uint8Array(Buffer.from(body, 'base64'))
    app.get(path, (c) => (status === 304 ? c.body(null, 304, headers) : c.body(bytes, 200, headers)))
  }
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
})
