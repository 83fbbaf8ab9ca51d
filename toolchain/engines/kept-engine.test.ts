import { expect, test } from 'vitest'
import { EngineGone, type Engine } from './engine.ts'
import { keepEngine } from './kept-engine.ts'

/** Engines that answer only when they are not among the broken, by their number from 1. */
function house(broken: readonly number[]) {
  const told: string[] = []
  const closed: number[] = []
  let launched = 0
  const launch = async () => {
    const number = ++launched
    const evaluate = async () => {
      if (broken.includes(number)) throw new EngineGone('It hangs.')
      return number
    }
    return { evaluate, close: async () => void closed.push(number) } as unknown as Engine
  }
  const found = { program: 'none', version: 'Engine 1' }
  const kept = keepEngine(found, (sentence) => told.push(sentence), launch)
  return { ...kept, told, closed, launched: () => launched }
}
const ask = (engine: Engine) => engine.evaluate<number>('')

test('one engine serves all, one after another', async () => {
  const { use, launched, told } = house([])
  expect(await Promise.all([use(ask), use(ask), use(ask)])).toEqual([1, 1, 1])
  expect([launched(), told]).toEqual([1, []])
})

test('an engine that is gone is ended and started anew once, which is told', async () => {
  const { use, told, closed } = house([1])
  expect(await use(ask)).toBe(2)
  expect(closed).toEqual([1])
  expect(told).toEqual(['Engine 1 was gone (It hangs.) and is started anew.'])
})

test('what loses two engines fails, and the next has a third', async () => {
  const { use, closed } = house([1, 2])
  await expect(use(ask)).rejects.toThrow(EngineGone)
  expect(closed).toEqual([1, 2])
  expect(await use(ask)).toBe(3)
})

test('what a page says is no reason for another engine', async () => {
  const { use, launched } = house([])
  await expect(use(() => Promise.reject(new TypeError('nope')))).rejects.toThrow('nope')
  expect(await use(ask)).toBe(1)
  expect(launched()).toBe(1)
})
