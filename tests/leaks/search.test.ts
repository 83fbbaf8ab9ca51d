/** What a walk reads: a list of classes is found however it is written, packed or escaped. */
import { deflateSync, gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sourceOf } from './sold.ts'
import { literalsOf } from './literals.ts'
import { createSearch } from './search.ts'

/** A real list, with what is escaped in one place or another. */
const path = 'application-ui/components/statistics/kpi-goals-with-progress-bars'
const list = literalsOf('goals.tsx', sourceOf(path)).find((text) => text.includes('rounded-') && text.includes(' '))!
const words = list.split(' ')
const search = createSearch([list, words.slice(0, 3).join(' '), 'Behind is one goal <of four> & more'])

const pngChunk = (type: string, data: Uint8Array) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}
const png = (chunk: Buffer) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), chunk])
const asUnits = (text: string, unit: (code: string) => string) =>
  text.replace(/[^\w-]|e/g, (character) => unit(character.charCodeAt(0).toString(16)))

/** A list in every form in which it may reach somebody. */
function formsOf(classes: readonly string[]): Record<string, string | Uint8Array> {
  const text = classes.join(' ')
  const markup = `<p class="${text}">`
  const compressedText = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(markup)])
  return {
    'in an attribute': markup,
    'over several lines': markup.replaceAll(' ', '\r\n\t'),
    'as an array of JSON': JSON.stringify({ classes }),
    'in JSON in JSON': JSON.stringify(JSON.stringify({ markup: markup.replaceAll(' ', '\n') })),
    'in units of JSON': asUnits(text, (code) => `\\u${code.padStart(4, '0')}`),
    'in units of a script': asUnits(text, (code) => `\\x${code.padStart(2, '0')}`),
    'in code points of a script': asUnits(text, (code) => `\\u{${code}}`),
    'in entities of HTML': asUnits(text, (code) => `&#x${code};`),
    'in an address': `?class=${encodeURIComponent(text)}`,
    'in a selector of classes': classes.map((word) => `.${word.replace(/[^\w-]/g, '\\$&')}`).join(''),
    'in a selector of attributes': classes.map((word) => `[class~='${word}']`).join(''),
    'in a data address': `url(data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')})`,
    'in a source map that is escaped': JSON.stringify({ map: `base64,${Buffer.from(markup).toString('base64')}` }),
    'in a zip': zipSync({ 'kit/index.html': strToU8(markup) }),
    'in a zip in a zip': zipSync({ 'kit.zip': zipSync({ 'index.html': strToU8(markup) }) }),
    compressed: gzipSync(markup),
    'in the text of a picture': png(pngChunk('tEXt', Buffer.from(markup))),
    'in the compressed text of a picture': png(pngChunk('zTXt', compressedText)),
  }
}

const without = formsOf(words.slice(0, -1))

test.each(Object.entries(formsOf(words)))('a list is found %s, and not without its last class', (how, form) => {
  expect(search(Buffer.from(form))).toContain(0)
  expect([...search(Buffer.from(without[how]!))]).toEqual([1])
})

test('a list is found in its order only, and three of it in a row by themselves', () => {
  expect([...search(Buffer.from(words.toReversed().join(' ')))]).toEqual([])
  expect([...search(Buffer.from(`${words.slice(0, 3).join(' ')} and no more`))]).toEqual([1])
})

test('a sentence is found whatever was escaped in it', () => {
  for (const text of ['Behind is one goal &lt;of four&gt; &amp; more', 'Behind is one goal \\u003cof four> & more'])
    expect([...search(Buffer.from(text))]).toEqual([2])
})
