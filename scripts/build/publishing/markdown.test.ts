import { expect, test } from 'vitest'
import { parseArticle } from './markdown.ts'

const highlight = (code: string, language: string) => `<${language}>${code.length}`
const read = (body: string) => parseArticle({ file: 'content/a.md', body, linesBefore: 5, highlight })
const parse = (body: string) => read(body).blocks

test('paragraphs with what may stand in them', () => {
  expect(parse('One *two* **three**\n`four` [five](https://a.example) [six](dark-mode.md#how) [seven](#x).')).toEqual([
    {
      type: 'paragraph',
      children: [
        'One ',
        { type: 'emphasis', children: ['two'] },
        ' ',
        { type: 'strong', children: ['three'] },
        ' ',
        { type: 'code', text: 'four' },
        ' ',
        { type: 'link', href: 'https://a.example', children: ['five'] },
        ' ',
        { type: 'doc', slug: 'dark-mode', hash: '#how', children: ['six'] },
        ' ',
        { type: 'link', href: '#x', children: ['seven'] },
        '.',
      ],
    },
  ])
})

test('headings have addresses made of their words', () => {
  expect(parse('## What `stays`, and why?\n\n### Ärger')).toEqual([
    {
      type: 'heading',
      level: 2,
      id: 'what-stays-and-why',
      children: ['What ', { type: 'code', text: 'stays' }, ', and why?'],
    },
    { type: 'heading', level: 3, id: 'ärger', children: ['Ärger'] },
  ])
})

test('code is highlighted, and has a title or the name of its language', () => {
  expect(parse('```css app.css\na{}\n```\n\n```sh\nls\n```')).toEqual([
    { type: 'code', language: 'css', label: 'app.css', code: 'a{}', html: '<css>3' },
    { type: 'code', language: 'sh', label: 'Terminal', code: 'ls', html: '<shellscript>2' },
  ])
})

test('links within the documentation are told with their lines', () => {
  expect(read('[a](https://a.example)\n\n- [b](b.md#c)\n\n> [!tip] [d](#e)').links).toEqual([
    { line: 8, slug: 'b', hash: '#c' },
    { line: 10, slug: null, hash: '#e' },
  ])
})

test('tables, lists, callouts and quotations', () => {
  expect(parse('| a | b |\n| - | - |\n| 1 | `2` |')).toEqual([
    { type: 'table', head: [['a'], ['b']], rows: [[['1'], [{ type: 'code', text: '2' }]]] },
  ])
  expect(parse('1. a\n2. b')).toMatchObject([{ type: 'list', ordered: true, items: [[{}], [{}]] }])
  expect(parse('> [!warning] Look\n> out.')).toEqual([
    { type: 'callout', kind: 'warning', children: [{ type: 'paragraph', children: ['Look out.'] }] },
  ])
  expect(parse('> said')).toMatchObject([{ type: 'quote' }])
})

test.each([
  ['HTML between paragraphs', 'a\n\n<script>alert(1)</script>', 'content/a.md:8: HTML cannot stand here.'],
  ['HTML in a paragraph', 'a <b onclick="x">b</b>', 'content/a.md:6: HTML cannot stand here.'],
  ['a picture', '![a](b.png)', 'content/a.md:6: Markdown\'s "image" cannot stand here.'],
  ['a heading of the first level', '# a', 'content/a.md:6: Headings are ## or ###'],
  ['two headings alike', '## a\n\n## a', 'content/a.md:8: There are two headings with the address #a.'],
  ['code of no language', '```\na\n```', 'content/a.md:6: Name the language of this code'],
  ['a script as an address', '[a](javascript:alert(1))', 'content/a.md:6: "javascript:alert(1)" is no address'],
  ['an address without a protocol', '[a](//evil.example)', 'is no address'],
  ['an unknown callout', '> [!fun] a', 'There is no callout "fun"'],
])('%s is refused, with its line', (_what, body, message) => {
  expect(() => parse(body)).toThrow(message)
})
