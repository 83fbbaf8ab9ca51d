import { expect, test } from 'vitest'
import { linkedParts } from './linked-parts.ts'

const show = (text: string) => linkedParts(text).map(({ text: part, href }) => (href ? `[${part}]` : part))

test.each([
  ['no address', ['no address']],
  ['https://a.example', ['[https://a.example]']],
  [
    'See https://a.example/b?c=d#e, and http://f.example.',
    ['See ', '[https://a.example/b?c=d#e]', ', and ', '[http://f.example]', '.'],
  ],
  ['(https://a.example/b)', ['(', '[https://a.example/b]', ')']],
  ['one\nhttps://a.example\ntwo', ['one\n', '[https://a.example]', '\ntwo']],
  ['javascript:alert(1) data:text/html,x //a.example', ['javascript:alert(1) data:text/html,x //a.example']],
  ['https://', ['https://']],
])('%s', (text, parts) => {
  expect(show(text)).toEqual(parts)
})
