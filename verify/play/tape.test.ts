/** What is written on a tape is read by everyone from its beginning, also while it is still being written. */
import { expect, test } from 'vitest'
import { createTape } from './tape.ts'

test('every reader gets all of it in order, whenever it begins', async () => {
  const tape = createTape<number>()
  const read = async () => {
    const items: number[] = []
    for await (const item of tape) items.push(item)
    return items
  }
  const early = read()
  tape.push(1)
  await Promise.resolve()
  const between = read()
  tape.push(2)
  tape.push(3)
  tape.end()
  expect(await Promise.all([early, between, read(), tape.all()])).toEqual(Array.from({ length: 4 }, () => [1, 2, 3]))
})

test('who reads on after the end is not kept waiting', async () => {
  const tape = createTape<number>()
  tape.end()
  expect(await tape.all()).toEqual([])
})
