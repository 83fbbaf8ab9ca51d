/** Many requests at once from one place: others are heard meanwhile, and too many are sent away. */
import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { readEnv } from '../env.ts'
import { accountServer, type Browser } from '../testing/accounts.ts'
import { createTurns } from './turns.ts'

describeEachDatabase('many at once from one network', (open) => {
  const [crowd, other] = ['198.51.100.20', '203.0.113.7']
  let accounts: Awaited<ReturnType<typeof accountServer>>
  beforeAll(async () => {
    const turns = createTurns({ atOnce: 2, inLine: 10 })
    accounts = await accountServer(await open(), { turns, env: readEnv({ TRUST_PROXY: 'true', LOG_LEVEL: 'silent' }) })
  })
  /** A turn that ended goes to the next a moment later. */
  const handedOver = () => new Promise(setImmediate)
  const ask = async (browser: Browser, path: string) => (await browser.send(path)).status
  const at = (ip: string) => accounts.browser(ip)
  const count = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length

  test.each(['/nothing/at-all', '/login', '/%', '/pricing/%00', '/app', '/docs/nothing'])(
    'are worked on a few at a time, and too many are sent away: %s',
    async (path) => {
      const alone = await ask(at(crowd), path)
      await handedOver()
      const statuses = await Promise.all(Array.from({ length: 60 }, () => ask(at(crowd), path)))
      expect([count(statuses, alone), count(statuses, 429)]).toEqual([12, 48])
      expect(await ask(at(crowd), path)).toBe(alone)
    },
  )

  test('keep nobody of another network waiting', async () => {
    let answered = 0
    const many = Promise.all(Array.from({ length: 12 }, () => ask(at(crowd), '/login').then(() => answered++)))
    expect(await ask(at(other), '/login')).toBe(200)
    // Two of theirs were begun before, and for each turn of theirs that ended one more.
    expect(answered).toBeLessThan(6)
    await many
    expect(answered).toBe(12)
  })

  test('are told in few words when to come again', async () => {
    await handedOver()
    const answers = await Promise.all(Array.from({ length: 13 }, () => at(crowd).send('/login')))
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('1')
    expect(await refused?.text()).toBe('Too many requests at once from your network. Please try again in a moment.')
  })
})

describe('turns', () => {
  const network = 'a network'

  test('go in the order in which they were asked for, and leave out who is gone', async () => {
    const turns = createTurns({ atOnce: 1, inLine: 5 })
    const begun: string[] = []
    const asking = (name: string, signal?: () => AbortSignal) =>
      turns.take(network, signal)?.then(() => begun.push(name))
    const gone = new AbortController()
    const all = [asking('first'), asking('second', () => gone.signal), asking('third')]
    gone.abort()
    await all[0]
    turns.end(network)
    await all[2]
    expect(begun).toEqual(['first', 'third'])
  })

  test('are not waited for without end, and pass over who gave up', async () => {
    const turns = createTurns({ atOnce: 1, patienceMs: 1 })
    await turns.take(network)
    expect(await turns.take(network)).toBe(false)
    turns.end(network)
    await new Promise(setImmediate)
    expect(await turns.take(network)).toBe(true)
  })

  test('let whoever was in already in again, also past a full line', async () => {
    const turns = createTurns({ atOnce: 1, inLine: 0 })
    await turns.take(network)
    expect(turns.take(network)).toBeNull()
    const again = turns.takeAgain(network)
    turns.end(network)
    await again
    turns.end(network)
    expect(turns.take(network)).toBeNull()
    await new Promise(setImmediate)
    expect(turns.take(network)).not.toBeNull()
  })

  test('begin one after the other, however many ended, and each network in its turn', async () => {
    const turns = createTurns({ atOnce: 2, inLine: 5 })
    const order: string[] = []
    const all: unknown[] = []
    for (const name of ['a', 'b']) await Promise.all([turns.take(name), turns.take(name)])
    for (const name of ['a', 'a', 'b']) all.push(turns.take(name)?.then(() => order.push(name)))
    for (const name of ['a', 'a', 'b']) turns.end(name)
    for (let moment = 1; moment <= 3; moment++) {
      await new Promise(setImmediate)
      expect(order).toEqual(['a', 'a', 'b'].slice(0, moment))
    }
    await Promise.all(all)
  })

  test('are not free again before others were heard', async () => {
    const turns = createTurns({ atOnce: 1, inLine: 5 })
    const order: string[] = []
    // As where a page is made without waiting for anything, and the next request of the network was read meanwhile.
    const page = async (name: string) => {
      await turns.take(network)
      order.push(name)
      turns.end(network)
    }
    const first = page('first')
    await Promise.resolve()
    setImmediate(() => order.push('something that arrived'))
    await Promise.all([first, page('second'), page('third')])
    expect(order).toEqual(['first', 'second', 'something that arrived', 'third'])
  })

  test('hear others between two of them', async () => {
    const turns = createTurns({ atOnce: 1, inLine: 5 })
    const order: string[] = []
    await turns.take(network)
    const next = turns.take(network)?.then(() => order.push('next'))
    setImmediate(() => order.push('something that arrived'))
    turns.end(network)
    await next
    expect(order).toEqual(['something that arrived', 'next'])
  })
})
