import { expect, test } from 'vitest'
import { decodeText, escapeAttribute, escapeText, jsxText } from './text.ts'

test.each([
  ['  Hello  ', '  Hello  '],
  ['\n    Hello\n  ', 'Hello'],
  ['\n    Hello,\n    world.\n  ', 'Hello, world.'],
  ['\n\n  ', ''],
  [' and ', ' and '],
  ['one \n two', 'one two'],
  ['\n  before ', 'before '],
])('JSX keeps of %j just %j', (raw, text) => {
  expect(jsxText(raw)).toBe(text)
})

test('escapes what HTML would read as markup', () => {
  expect(escapeText('a < b & c > d')).toBe('a &lt; b &amp; c &gt; d')
  expect(escapeAttribute('say "a" & b')).toBe('say &quot;a&quot; &amp; b')
})

test('decodes the character references people type, and leaves the rest', () => {
  expect(decodeText('&rsquo;&#39;&#x2014;&nbsp;&amp;&unheard;')).toBe('’\u0027—\u00a0&&unheard;')
})
