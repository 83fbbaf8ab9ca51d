import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { openDatabase } from '../db/client.ts'
import { testClock } from '../testing/clock.ts'
import { createRateLimiter } from './rate-limit.ts'

describeEachDatabase('the rate limiter', (open) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })

  test('lets exactly the limit through of 50 attempts at once, over two connections', async () => {
    const other = await openDatabase(database.location)
    const limiters = [createRateLimiter(database), createRateLimiter(other)]
    const attempts = Array.from({ length: 50 }, (_, index) =>
      limiters[index % 2]!.limit({ key: 'parallel', max: 10, windowSeconds: 60 }),
    )
    const results = await Promise.all(attempts)
    expect(results.filter(({ ok }) => ok)).toHaveLength(10)
    await other.close()
  })

  test('tells how long to wait, and opens again when the window is over', async () => {
    const clock = testClock('2026-01-01T00:00:00Z')
    const limiter = createRateLimiter({ ...database, clock })
    const attempt = () => limiter.limit({ key: 'window', max: 2, windowSeconds: 90 })
    expect(await attempt()).toEqual({ ok: true, retryAfterSeconds: 0 })
    expect(await attempt()).toEqual({ ok: true, retryAfterSeconds: 0 })
    clock.pass(30_500)
    expect(await attempt()).toEqual({ ok: false, retryAfterSeconds: 60 })
    clock.pass(59_499)
    expect(await attempt()).toEqual({ ok: false, retryAfterSeconds: 1 })
    clock.pass(1)
    expect(await attempt()).toEqual({ ok: true, retryAfterSeconds: 0 })
  })

  test('counts each key for itself and forgets one on demand', async () => {
    const limiter = createRateLimiter(database)
    const attempt = (key: string) => limiter.limit({ key, max: 1, windowSeconds: 60 })
    await attempt('a')
    expect(await attempt('b')).toMatchObject({ ok: true })
    expect(await attempt('a')).toMatchObject({ ok: false })
    await limiter.clear('a')
    expect(await attempt('a')).toMatchObject({ ok: true })
  })

  test('keeps no key in clear', async () => {
    await createRateLimiter(database).limit({ key: 'ada@example.com', max: 1, windowSeconds: 60 })
    const rows = await database.db.selectFrom('rateLimits').select('key').execute()
    expect(JSON.stringify(rows)).not.toContain('ada')
  })

  test('fetches attempts by steps, and never lets more through, also not of many at once at two processes', async () => {
    const clock = testClock('2026-01-01T00:00:00Z')
    const at = { ...database, clock }
    const limiters = [createRateLimiter(at), createRateLimiter(at)]
    const attempt = (index: number, weight = 1) =>
      limiters[index % 2]!.limit({ key: 'steps', max: 40, windowSeconds: 60, weight, step: 5 })
    const results = await Promise.all(Array.from({ length: 100 }, (_, index) => attempt(index)))
    const passed = results.filter(({ ok }) => ok).length
    expect(passed).toBeGreaterThan(30)
    expect(passed).toBeLessThanOrEqual(40)
    // Who was refused stays so, and asks the database nothing more, until the window is over.
    const rows = () => database.db.selectFrom('rateLimits').select('hits').orderBy('hits', 'desc').execute()
    const before = await rows()
    expect(await attempt(0)).toEqual({ ok: false, retryAfterSeconds: 60 })
    expect(await attempt(1, 50)).toEqual({ ok: false, retryAfterSeconds: 60 })
    expect(await rows()).toEqual(before)
    clock.pass(60_000)
    expect(await attempt(0, 40)).toMatchObject({ ok: true })
    expect(await attempt(0)).toMatchObject({ ok: false })
    clock.pass(60_000)
    expect(await attempt(1)).toMatchObject({ ok: true })
    await limiters[1]!.clear('steps')
    expect(await attempt(1, 40)).toMatchObject({ ok: true })
  })

  test('removes rows whose window is over', async () => {
    const clock = testClock('2036-01-01T00:00:00Z')
    const limiter = createRateLimiter({ ...database, clock })
    await limiter.limit({ key: 'short', max: 1, windowSeconds: 60 })
    await limiter.limit({ key: 'long', max: 1, windowSeconds: 24 * 60 * 60 })
    clock.pass(11 * 60 * 1000)
    await limiter.limit({ key: 'fresh', max: 1, windowSeconds: 60 })
    expect(await database.db.selectFrom('rateLimits').select('key').execute()).toHaveLength(2)
  })
})
