import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { figuresOf } from '../../domain/operator/figures-book.ts'
import { adminBeside } from '../../testing/admin.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { createTestApp } from '../../testing/index.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const always = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2027-01-01T00:00:00Z') }
const component = 'application-ui/components/alerts/plain'

describeEachDatabase('figures', (open) => {
  async function server() {
    const database = await open({ clock: passingClock('2026-03-01T12:00:00Z') })
    const { client, deps } = createTestApp(database, {
      catalogue: testCatalogue([testComponent(component, { free: true })]),
    })
    const counted = async (kind: 'visit' | 'copy' | 'search') => {
      await deps.figures.flush()
      return figuresOf(database, kind, always, 50)
    }
    return { client: client(), counted, admin: adminBeside({ database, deps }) }
  }

  test('count visits of pages, and neither robots, nor what is fetched ahead, nor what is no page', async () => {
    const { client, counted } = await server()
    await client.send('/pricing?gclid=somebody', { headers: browser })
    await client.send('/pricing', { headers: { ...browser, 'x-inertia': 'true', 'x-inertia-version': 'test' } })
    for (const headers of [
      {},
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'curl/8.5.0' },
      { ...browser, purpose: 'prefetch' },
      { ...browser, 'sec-purpose': 'prefetch;prerender' },
      { ...browser, 'sec-fetch-dest': 'iframe' },
    ])
      await client.send('/pricing', { headers })
    await client.send('/docs/nobody-wrote-this', { headers: browser })
    await client.send('/robots.txt', { headers: browser })
    await client.send('/up', { headers: browser })
    expect(await counted('visit')).toEqual([{ name: '/pricing', count: 2 }])
  })

  test('count what the search of the app found nothing for, with nobody in it', async () => {
    const { client, counted } = await server()
    const tell = (words: unknown, headers: Record<string, string> = {}) =>
      client.send('/searches', { method: 'POST', body: { words }, headers: { ...browser, ...headers } })
    for (const words of ['Drop  Downn', 'drop downn', 'ada@example.com', 'sk_live_abc', '7']) {
      expect((await tell(words)).status).toBe(204)
    }
    expect((await tell('cookie wall', { 'user-agent': 'curl/8' })).status).toBe(204)
    expect((await tell('cookie wall', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    for (const words of [7, ['a'], null, 'x'.repeat(201)]) expect((await tell(words)).status).toBe(422)
    expect(await counted('search')).toEqual([{ name: 'drop downn', count: 2 }])
  })

  test('count copies that our own pages tell of', async () => {
    const { client, counted } = await server()
    const copy = { component, flavour: 'vue', channel: 'library' }
    const tell = (body: unknown, headers = {}) =>
      client.send('/copies', { method: 'POST', body, headers: { ...browser, ...headers } })
    const answer = await tell(copy, { 'sec-fetch-site': 'same-origin' })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await tell(copy, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await tell({ ...copy, component: 'ada@example.com' })).status).toBe(422)
    expect((await tell({ ...copy, flavour: ['vue'] })).status).toBe(422)
    expect((await tell([])).status).toBe(422)
    expect((await tell('{')).status).toBe(400)
    expect(await counted('copy')).toEqual([{ name: `${component} vue library`, count: 1 }])
  })

  test('count searches in the documentation that found nothing, unless they could be somebody', async () => {
    const { client, counted } = await server()
    for (const words of ['Flux%20 Capacitor', 'ada@example.com', '07946095812'])
      await client.send(`/docs/search?q=${words}`, { headers: browser })
    expect(await counted('search')).toEqual([{ name: 'flux capacitor', count: 1 }])
  })

  test('are read by the operator', async () => {
    const { client, counted, admin } = await server()
    await client.send('/pricing', { headers: browser })
    await counted('visit')
    expect(await admin('figures')).toMatch(/^funnel +saw the price list +1$[\s\S]*^visits +\/pricing +1$/m)
    expect(await admin('figures visits 2026-02-01 2026-02-02')).toBe('There are none.')
    expect(JSON.parse(await admin('figures visits --json'))).toEqual([{ figure: 'visits', name: '/pricing', count: 1 }])
    await expect(admin('figures people')).rejects.toThrow('"people" is not counted. Known: funnel, visits')
  })
})
