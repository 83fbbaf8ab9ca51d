import { expect, test, vi } from 'vitest'
import { createFetchCache } from './fetched.ts'

/** A cache whose answers come when the test lets them. */
function cacheOf(most = 10) {
  const waiting: { key: string; answer: (text: string) => void; fail: (error: Error) => void }[] = []
  const fetchAnswer = vi.fn(
    (key: string) => new Promise<string>((answer, fail) => void waiting.push({ key, answer, fail })),
  )
  const next = () => {
    const first = waiting.shift()
    if (!first) throw new Error('Nothing was asked for.')
    return first
  }
  return { cache: createFetchCache(fetchAnswer, most), fetchAnswer, next }
}

test('a key is fetched once, however often and while it is asked for', async () => {
  const { cache, fetchAnswer, next } = cacheOf()
  const both = [cache.load('a'), cache.load('a')]
  expect(cache.peek('a')).toEqual({ state: 'loading' })
  next().answer('A')
  expect(await Promise.all(both)).toEqual(['A', 'A'])
  expect(await cache.load('a')).toBe('A')
  expect(cache.peek('a')).toEqual({ state: 'ready', answer: 'A' })
  expect(cache.peek('a')).toBe(cache.peek('a'))
  expect(fetchAnswer).toHaveBeenCalledTimes(1)
})

test('a failure is told, and not kept: the next who asks asks the server', async () => {
  const { cache, next } = cacheOf()
  const failed = cache.load('a')
  const error = new Error('offline')
  next().fail(error)
  expect(await failed).toBeNull()
  expect(cache.peek('a')).toEqual({ state: 'error', error })
  const again = cache.load('a')
  expect(cache.peek('a')).toEqual({ state: 'loading' })
  next().answer('A')
  expect(await again).toBe('A')
})

test('who looks at a key hears of its changes, and of no others, until they look away', async () => {
  const { cache, next } = cacheOf()
  const [heard, alsoHeard] = [vi.fn(), vi.fn()]
  const stop = cache.subscribe('a', heard)
  cache.subscribe('a', alsoHeard)
  const others = cache.load('b')
  next().answer('B')
  await others
  expect(heard).not.toHaveBeenCalled()
  const own = cache.load('a')
  stop()
  stop()
  next().answer('A')
  await own
  expect(heard).toHaveBeenCalledTimes(1)
  expect(alsoHeard).toHaveBeenCalledTimes(2)
})

test('beyond its bound the oldest goes that nobody looks at', async () => {
  const { cache, next } = cacheOf(2)
  cache.subscribe('a', () => {})
  for (const key of ['a', 'b', 'c']) {
    const loaded = cache.load(key)
    next().answer(key)
    await loaded
  }
  expect(['a', 'b', 'c'].map((key) => cache.peek(key).state)).toEqual(['ready', 'loading', 'ready'])
})

test('what is cleared does not come back with an answer that was on its way', async () => {
  const { cache, next } = cacheOf()
  const loaded = cache.load('a')
  cache.clear()
  next().answer('of the person before')
  await loaded
  expect(cache.peek('a')).toEqual({ state: 'loading' })
  const again = cache.load('a')
  next().answer('A')
  expect(await again).toBe('A')
})

test('while everything is fetched again, and where that fails, the answer before stays', async () => {
  const { cache, next } = cacheOf()
  const first = cache.load('a')
  next().answer('old')
  await first
  for (const [settle, answer] of [
    ['fail', 'old'],
    ['answer', 'new'],
  ] as const) {
    const refreshed = cache.refresh()
    expect(cache.peek('a')).toEqual({ state: 'ready', answer: 'old' })
    if (settle === 'fail') next().fail(new Error('does not compile'))
    else next().answer('new')
    await refreshed
    expect(cache.peek('a')).toEqual({ state: 'ready', answer })
    expect(await cache.load('a')).toBe(answer)
  }
})
