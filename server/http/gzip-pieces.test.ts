import { execFileSync } from 'node:child_process'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinGzipped, pressPiece } from './gzip-pieces.ts'

const page = '<p>Hello, and how do you do?</p>\n'.repeat(5000)
const text = (...parts: string[]) => joinGzipped(parts.map((part) => pressPiece(Buffer.from(part))))

test.each<[string, string[]]>([
  ['three', [page, 'Ada “Łovelace” 🦦', page.toUpperCase()]],
  ['an empty one among others', [page, '', page]],
  ['only empty ones', ['', '']],
  ['none', []],
  ['one', ['a']],
])('%s pieces are one text again', (_, parts) => {
  expect(gunzipSync(text(...parts)).toString()).toBe(parts.join(''))
})

test('the program of that name takes it, and finds its checksum right', () => {
  const input = text(page, 'Ada', page)
  expect(execFileSync('gzip', ['-dc'], { input }).toString()).toBe(`${page}Ada${page}`)
  input[input.length - 5]! ^= 1
  expect(() => execFileSync('gzip', ['-dc'], { input, stdio: 'pipe' })).toThrow(/crc error/)
})

test('a piece that was compressed for another text serves in this one', () => {
  const [start, end] = [pressPiece(Buffer.from(page)), pressPiece(Buffer.from(page))]
  for (const name of ['Ada', 'Grace'])
    expect(gunzipSync(joinGzipped([start, pressPiece(Buffer.from(name), 'once'), end])).toString()).toBe(
      page + name + page,
    )
})
