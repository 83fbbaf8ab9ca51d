import { expect, test } from 'vitest'
import { concatenation, type Piece } from './concatenation.ts'

const code = (text: string, weak = false): Piece => ({ code: text, weak })

test.each<[what: string, pieces: Piece[], expected: string]>([
  ['text and a value', [{ text: 'Hello ' }, code('name')], "'Hello ' + name"],
  ['a value and text', [code('count'), { text: ' of ' }, code('total')], "count + ' of ' + total"],
  ['two numbers are not added', [code('a'), code('b'), { text: '!' }], "'' + a + b + '!'"],
  ['a value alone becomes text', [code('a')], "'' + a"],
  ['a condition is kept together', [{ text: 'Add' }, code("on ? 'ed' : ''", true)], "'Add' + (on ? 'ed' : '')"],
  ['known pieces join the text', [{ text: 'Save ' }, { text: 'all' }, { text: '' }], "'Save all'"],
  ['nothing is an empty text', [], "''"],
])('%s', (_, pieces, expected) => expect(concatenation(pieces)).toBe(expected))
