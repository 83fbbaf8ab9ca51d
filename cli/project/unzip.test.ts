import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipTree } from '#scripts/goods/zip.ts'
import { unzip } from './unzip.ts'

const zipped = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))

test('a project of ours comes out as it was packed, without its folder', () => {
  const tree = new Map([
    ['README.md', strToU8('# Hello\n'.repeat(200))],
    ['bin/run.js', strToU8('#!/usr/bin/env node\n')],
    ['src/empty.css', new Uint8Array()],
    ['.gitignore', strToU8('node_modules\n')],
  ])
  const files = unzip(Buffer.from(zipTree(tree, 'react-vite')))
  expect(new Map(files.map(({ path, bytes }) => [path, new Uint8Array(bytes)]))).toEqual(tree)
  expect(files.filter(({ isProgram }) => isProgram).map(({ path }) => path)).toEqual(['bin/run.js'])
})

test.each(['a/../../evil', 'a//evil', 'a/.git/hooks/x', 'a/b\\..\\c', '/a/../../b'])(
  'nothing is taken from an archive with %s',
  (name) => {
    expect(() => unzip(zipped({ 'a/fine': 'x', [name]: 'y' }))).toThrow('did not arrive whole')
  },
)

test('an archive that was cut, or in which a byte changed, is refused', () => {
  const whole = zipped({ 'a/one': 'one '.repeat(500), 'a/two': 'two' })
  expect(unzip(whole)).toHaveLength(2)
  expect(() => unzip(whole.subarray(0, whole.length - 30))).toThrow('did not arrive whole')
  for (let at = 40; at < 60; at += 5) {
    const changed = Buffer.from(whole)
    changed[at] = changed[at]! ^ 0xff
    expect(() => unzip(changed)).toThrow('did not arrive whole')
  }
  expect(() => unzip(Buffer.from('<html>'))).toThrow('did not arrive whole')
})
