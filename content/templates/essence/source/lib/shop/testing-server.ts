/** For the tests: a server as api.ts expects one, with one visitor, over the shop that needs none. */
import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { memoryBox } from './box.ts'
import { createBrowserShop } from './browser-shop.ts'
import type { Catalog } from './catalog.ts'
import { refreshCart } from './refresh.ts'
import { cartSchema, sound } from './schema.ts'
import type { OrderRequest, Placing } from './shop.ts'
import { catalog, seeded } from './testing.ts'

/** Answers a request in place of the shop; says whether it did. */
export type Interruption = (response: ServerResponse, path: string) => boolean

const statuses: Record<Placing['kind'], number> = { placed: 201, changed: 409, invalid: 422, refused: 422 }
const uninterrupted: Interruption = () => false

function tagOf(value: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)}"`
}

export async function startServer() {
  let current: Catalog = catalog
  let interruption = uninterrupted
  let moment = new Date('2026-11-30T15:00:00Z')
  const seen: string[] = []
  const shop = createBrowserShop({
    box: memoryBox(seeded(1)),
    catalog: () => current,
    now: () => moment,
    random: seeded(2),
  })

  const server = createServer(async (request, response) => {
    const path = `${request.method} ${request.url}`
    seen.push(path)
    const text = (await request.toArray()).join('')
    if (interruption(response, path)) return
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const answer = (status: number, value: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
    if (path === 'GET /catalog') return answer(200, current)
    if (path === 'GET /cart') {
      const cart = await shop.cart()
      return answer(200, cart, { etag: tagOf(cart) })
    }
    if (path === 'PUT /cart') {
      const wanted = sound(cartSchema, body)
      if (request.headers['if-match'] !== tagOf(await shop.cart())) return answer(412, {})
      if (!wanted || wanted.id !== (await shop.cart()).id) return answer(422, {})
      const { cart } = await shop.change((_, from) => ({ ok: true, message: '', cart: refreshCart(wanted, from).cart }))
      return answer(200, cart, { etag: tagOf(cart) })
    }
    if (path === 'POST /quote') return answer(200, await shop.quote(body as never))
    if (path === 'POST /orders') {
      if (request.headers['idempotency-key'] !== (body as OrderRequest).seen.cartId) return answer(400, {})
      const placing = await shop.place(body as OrderRequest)
      return answer(placing.kind === 'placed' && placing.again ? 200 : statuses[placing.kind], placing)
    }
    if (path === 'POST /tracking') {
      const tracking = await shop.track(body as never)
      return answer(tracking.ok ? 200 : 404, tracking)
    }
    return answer(404, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was asked, in its order. */
    seen,
    /** The shop behind it, as another device of the same visitor would use it. */
    shop,
    setCatalog: (next: Catalog) => void (current = next),
    setNow: (next: Date) => void (moment = next),
    interrupt: (next: Interruption) => void (interruption = next),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
