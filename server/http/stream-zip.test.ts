import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { streamZip, type ZippedFile } from './stream-zip.ts'

const at = new Date('2026-01-05T12:00:00Z')
const file = (path: string, text = path): ZippedFile => ({ path, text })

test('a zip holds every file in order, with letters of any kind', async () => {
  const files = [file('a/ä.txt', 'Grüße, 世界'), file('b.txt', 'x'.repeat(200_000)), file('c.txt', '')]
  const bytes = new Uint8Array(await new Response(streamZip(files, at)).arrayBuffer())
  const found = Object.entries(unzipSync(bytes)).map(([path, text]) => file(path, strFromU8(text)))
  expect(found).toEqual(files)
})

test('a zip holds bytes as they are, of files that come later', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 251)
  async function* files() {
    yield file('a.txt')
    yield { path: 'b.bin', bytes }
  }
  const found = unzipSync(new Uint8Array(await new Response(streamZip(files(), at)).arrayBuffer()))
  expect(found['b.bin']).toEqual(bytes)
  expect(strFromU8(found['a.txt']!)).toBe('a.txt')
})

test('two zips of the same are the same', async () => {
  const bytes = () => new Response(streamZip([file('a.txt')], at)).bytes()
  expect(await bytes()).toEqual(await bytes())
})

test('a zip of nothing is one', async () => {
  expect(unzipSync(new Uint8Array(await new Response(streamZip([], at)).arrayBuffer()))).toEqual({})
})

test('no file is made before it is read, and none after its reader went away', async () => {
  const made: number[] = []
  let isOver = false
  function* files() {
    try {
      for (let number = 0; number < 9; number++) {
        made.push(number)
        yield file(`${number}.txt`)
      }
    } finally {
      isOver = true
    }
  }
  const reader = streamZip(files(), at).getReader()
  expect(made).toEqual([])
  await reader.read()
  expect(made).toEqual([0])
  await reader.cancel()
  expect([made, isOver]).toEqual([[0], true])
})

test('each file is made in its turn', async () => {
  const order: string[] = []
  function* files() {
    for (const name of ['a.txt', 'b.txt']) {
      order.push(name)
      yield file(name)
    }
  }
  async function inTurn(work: () => Promise<void>) {
    order.push('begins')
    await work()
    order.push('ends')
  }
  await new Response(streamZip(files(), at, { inTurn })).arrayBuffer()
  // The last is the list of what lies in it.
  expect(order).toEqual(['begins', 'a.txt', 'ends', 'begins', 'b.txt', 'ends', 'begins', 'ends'])
})

test('what breaks in the middle ends the zip and is told', async () => {
  const told: unknown[] = []
  const broken = new Error('Broken.')
  function* files() {
    yield file('a.txt')
    throw broken
  }
  const stream = streamZip(files(), at, { onError: (error) => told.push(error) })
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow()
  expect(told).toEqual([broken])
})
