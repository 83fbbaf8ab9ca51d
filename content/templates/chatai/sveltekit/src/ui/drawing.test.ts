// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Answer, Source } from '#lib/types.ts'
import { createDrawing, type Drawn } from './drawing.ts'
import type { Piece } from './pieces.ts'

const source = (id: string): Source => ({
  id,
  title: `${id}.pdf`,
  publisher: '',
  date: '',
  url: '',
  location: 'p. 1',
  before: '',
  quote: 'Words.',
  after: '',
})

const answer = (text: string, status: Answer['status'] = 'complete'): Answer => ({
  role: 'answer',
  id: 'a',
  conversationId: 'c',
  parentId: 'q',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  parts: [{ kind: 'text', text }],
  status,
  sources: [source('one'), source('two')],
  model: 'm',
})

/** Pieces in a line, elements by their tags. */
const line = (pieces: Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'element') return `<${piece.tag}>${line(piece.pieces)}</${piece.tag}>`
      if (piece.kind === 'html') return piece.html
      return piece.kind === 'mark' || piece.kind === 'note' ? `{${piece.kind} ${piece.number}}` : `{${piece.kind}}`
    })
    .join('')
const lines = ({ blocks }: Drawn) => blocks.map(({ pieces }) => line(pieces))

test('a note stands behind the first number that asks for it, and nowhere else', () => {
  const drawn = createDrawing()(answer('One is so.[1] Two is so.[2]\n\nOne again.[1]'))
  expect(lines(drawn)).toEqual([
    '<p><span class="cited" data-cited="1">One is so.</span>{mark 1}{note 1} <span class="cited" data-cited="2">Two is so.</span>{mark 2}{note 2}</p>',
    '<p><span class="cited" data-cited="1">One again.</span>{mark 1}</p>',
  ])
  expect(drawn.notes).toEqual([1, 2])
})

test('notes of a table and of a heading stand above it', () => {
  const drawn = createDrawing()(answer('| A | B |\n| - | - |\n| x[1] | y[2] |\n\n# Sum[2]'))
  const [table, heading] = lines(drawn)
  expect(table).toMatch(/^\{note 1\}\{note 2\}<div><table>/)
  expect(table).toContain('{mark 1}')
  expect(heading).toMatch(/^<h3>/)
})

test('a number without a source is text', () => {
  expect(lines(createDrawing()(answer('So.[7]')))).toEqual(['<p>So.[7]</p>'])
})

test('while an answer grows, what was drawn stays the same, and the cursor stands at its end', () => {
  const draw = createDrawing()
  const first = draw(answer('One is so.[1]\n\nTwo\nis', 'streaming'))
  const second = draw(answer('One is so.[1]\n\nTwo\nis so', 'streaming'))
  expect(second.blocks[0]).toBe(first.blocks[0])
  expect(lines(first)[1]).toBe('<p>Two\nis{cursor}</p>')
  expect(lines(second)[1]).toBe('<p>Two\nis so{cursor}</p>')
  expect(lines(draw(answer('One is so.[1]\n\nTwo\nis so')))[1]).toBe('<p>Two\nis so</p>')
  expect(lines(createDrawing()(answer('', 'streaming')))).toEqual(['<p>Reading your files {cursor}</p>'])
})

test('another text under the same id is drawn anew', () => {
  const draw = createDrawing()
  draw(answer('One.', 'streaming'))
  expect(lines(draw(answer('Other.')))).toEqual(['<p>Other.</p>'])
})

test('code is handed on as it was written', () => {
  const [block] = createDrawing()(answer('```ts\nif (a < b) run()\n```')).blocks
  expect(block?.pieces).toEqual([{ kind: 'code', language: 'ts', label: 'Code, ts', text: 'if (a < b) run()' }])
})

test('what is hostile is text, or gone', () => {
  const drawn = createDrawing()(answer('<img src=x onerror=alert(1)> so.[1] [go](javascript:alert(1))'))
  const holder = document.createElement('div')
  holder.innerHTML = lines(drawn).join('')
  expect(holder.querySelector('img, script, a')).toBeNull()
})
