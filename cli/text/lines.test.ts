import { expect, test } from 'vitest'
import { hashOf, readWriting, writeAs } from './lines.ts'

test.each([
  ['a\nb\n', '\n', false],
  ['a\r\nb\r\n', '\r\n', false],
  ['\uFEFFa\r\nb\n\r\n', '\r\n', true],
  ['', '\n', false],
  ['\uFEFFa', '\n', true],
] as const)('%j is read without its mark and its ends of lines', (text, newline, hasMark) => {
  const read = readWriting(text)
  expect(read.writing).toEqual({ newline, hasMark })
  expect(read.text).not.toMatch(/\r|\uFEFF/)
})

test('a text is written as it was', () => {
  for (const text of ['a\r\nb\r\n', '\uFEFFa\nb', '\uFEFF\r\n']) {
    const { text: plain, writing } = readWriting(text)
    expect(writeAs(plain, writing)).toBe(text)
  }
})

test('the way a text is written changes nothing of what it is known by', () => {
  expect(hashOf('\uFEFFa\r\nb\r\n')).toBe(hashOf('a\nb\n'))
  expect(hashOf('a\nb\n')).not.toBe(hashOf('a\nb'))
})
