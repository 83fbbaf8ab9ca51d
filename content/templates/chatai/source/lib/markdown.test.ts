// @vitest-environment jsdom
import DOMPurify from 'dompurify'
import { afterEach, describe, expect, test } from 'vitest'
import { createMarkdownStream, markdownToHtml } from './markdown.ts'
import { mend } from './mend.ts'
import { scriptedAnswers } from './scripted-answers.ts'
import { sourceOf } from './scripted.ts'
import type { Source } from './types.ts'

const source: Source = {
  id: 's"1',
  title: 'Agreement <b>',
  publisher: 'P',
  date: '',
  url: '',
  location: 'p. 6',
  quote: 'Q.',
}
const page = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}
const render = (markdown: string) => page(markdownToHtml(markdown, { sources: [source, source] }))

describe('answers', () => {
  test('tables and code that scroll are no landmarks: an answer may have several', () => {
    const root = render('| a |\n| - |\n| b |\n\n| c |\n| - |\n| d |\n\n```js\n1\n```')
    expect(root.querySelectorAll('[role="group"][tabindex="0"]')).toHaveLength(3)
    expect(root.querySelector('[role="region"]')).toBeNull()
  })

  test('headings begin below the question, lists keep their start, tables their alignment', () => {
    expect(render('# A\n\n###### B').innerHTML).toBe('<h3>A</h3>\n<h6>B</h6>')
    expect(render('3. a\n4. b').querySelector('ol')?.getAttribute('start')).toBe('3')
    expect(render('| a | b |\n| --- | ---: |\n| 1 | 2 |').querySelector('td[data-align="end"]')?.textContent).toBe('2')
    expect(render('a &amp; b &nbsp;').textContent).toBe('a & b \u00a0')
  })

  test('code says its language and can be copied and scrolled by keyboard', () => {
    const root = render('```python\nprint("a")\n```')
    expect(root.querySelector('pre')?.getAttribute('aria-label')).toBe('Code, python')
    expect(root.querySelector('pre')?.tabIndex).toBe(0)
    expect(root.querySelector('[data-copy]')?.textContent).toBe('Copy')
  })

  test('a reference becomes a button behind the sentence it bears', () => {
    const root = render('First. The **sum** is $142,000.[1] Two are open[2] and one is not.')
    expect([...root.querySelectorAll('[data-cited]')].map((cited) => cited.textContent)).toEqual([
      'The sum is $142,000.',
      'Two are open',
    ])
    const mark = root.querySelector('[data-mark]')
    expect(mark?.getAttribute('aria-label')).toBe('Source 1: Agreement <b>, p. 6')
    expect(mark?.getAttribute('data-source')).toBe('s"1')
    expect(root.textContent).toBe('First. The sum is $142,000.1 Two are open2 and one is not.')
  })

  test('several in a row bear the same sentence; those without a source are text; those in code are code', () => {
    expect(render('A thing.[1][2] B.').querySelector('[data-cited]')?.getAttribute('data-cited')).toBe('1 2')
    expect(render('A thing.[7]').textContent).toBe('A thing.[7]')
    expect(render('`a[1]`').querySelector('[data-mark]')).toBeNull()
  })

  test('a note and classes go where they are asked for', () => {
    const options = {
      sources: [source],
      note: () => '<span class="note">N<script>1</script></span>',
      citedClass: 'cited',
      markClass: 'mark',
    }
    const html = markdownToHtml('A.[1]', options)
    expect(html).toContain('<span class="cited" data-cited="1">A.</span><button')
    expect(page(html).querySelector('button')?.className).toBe('mark')
    expect(page(html).querySelector('button')?.type).toBe('button')
    expect(html).toContain('<span class="note">N</span>')
  })
})

describe('while it streams', () => {
  const answers = scriptedAnswers.filter((_, at) => at === 0 || at === 4).flatMap(({ versions }) => versions)
  const more = '1. a\n   - b\n\n2. c\n\n> q\n> r\n\nTitle\n---\n\n~~~\nx\n~~~\n'
  const long = [...answers, more].join('\n\n')
  const sources = scriptedAnswers[0]!.passages.map(sourceOf)

  // The second wall takes its time in a document that only pretends, at each of some thousand frames. Short pieces do
  // without it, since it has nothing to take away from what the first one lets through.
  afterEach(() => {
    DOMPurify.isSupported = true
  })

  test('the second wall leaves all of it as it is', () => {
    const walled = page(markdownToHtml(long, { sources })).innerHTML
    DOMPurify.isSupported = false
    expect(page(markdownToHtml(long, { sources })).innerHTML).toBe(walled)
    expect(walled.length).toBeGreaterThan(long.length)
  })

  test.each([
    { size: 2, hasWall: false },
    { size: 5, hasWall: false },
    { size: 40, hasWall: true },
  ])(
    'in pieces of $size the end is the same as at once, and what is settled stays',
    { timeout: 60_000 },
    ({ size, hasWall }) => {
      DOMPurify.isSupported = hasWall
      const stream = createMarkdownStream({ sources })
      let before: string[] = []
      for (let at = 0; at < long.length; at += size) {
        stream.push(long.slice(at, at + size))
        const settled = stream
          .blocks()
          .filter((block) => block.settled)
          .map(({ html }) => html)
        expect(settled.slice(0, before.length)).toEqual(before)
        before = settled
      }
      expect(
        stream
          .finish()
          .map(({ html }) => html)
          .join('\n'),
      ).toBe(markdownToHtml(long, { sources }))
    },
  )

  test('nothing that is half written is seen', { timeout: 60_000 }, () => {
    DOMPurify.isSupported = false
    const stream = createMarkdownStream({ sources })
    const seen = new Set<string>()
    for (const character of long) {
      stream.push(character)
      const root = page(
        stream
          .blocks()
          .slice(-2)
          .map(({ html }) => html)
          .join(''),
      )
      root.querySelectorAll('code').forEach((code) => code.remove())
      for (const [found] of (root.textContent ?? '').matchAll(/\*\*|`|\[\d*$|\|/g)) seen.add(found)
    }
    expect([...seen]).toEqual([])
  })

  test('lines in CRLF are read the same, wherever they are cut', () => {
    const stream = createMarkdownStream()
    for (const character of 'a\r\n\r\n- b\r\n- c\r\n') stream.push(character)
    expect(stream.finish().map(({ html }) => html)).toEqual(['<p>a</p>', '<ul><li>b</li><li>c</li></ul>'])
  })

  test.each([
    ['a **b', 'a **b**'],
    ['a **b ', 'a **b** '],
    ['a **', 'a '],
    ['a *b', 'a *b*'],
    ['a * b', 'a * b'],
    ['snake_case', 'snake_case'],
    ['`a', '`a`'],
    ['a `', 'a '],
    ['a ``b` c', 'a ``b` c``'],
    ['see [the', 'see the'],
    ['see [the rates](https://a', 'see the rates'],
    ['see [the rates](https://a.example)', 'see [the rates](https://a.example)'],
    ['see ![chart](https://a', 'see chart'],
    ['A.[1', 'A.'],
    ['A.[', 'A.'],
    ['A.[1]', 'A.[1]'],
    ['A.[1][2', 'A.[1]'],
    ['a\n-', 'a\n'],
    ['- a\n- ', '- a\n'],
    ['##', ''],
    ['12', ''],
    ['``', ''],
    ['```py', ''],
    ['```py\na `b', '```py\na `b'],
    ['```py\na\n``', '```py\na\n'],
    ['| a | b', ''],
    ['| a | b |\n| --', ''],
    ['| a | b |\n| -- | -- |\n| c', '| a | b |\n| -- | -- |\n| c'],
    ['**a** and **b', '**a** and **b**'],
    ['\\', ''],
  ])('%j is shown as %j', (open, shown) => expect(mend(open)).toBe(shown))

  test('after 500 blocks a frame costs no more than after one', () => {
    const stream = createMarkdownStream({ sources })
    const frames = () => {
      const began = performance.now()
      for (let at = 0; at < 50; at++) {
        stream.push('word ')
        stream.blocks()
      }
      stream.push('\n\n')
      return performance.now() - began
    }
    frames()
    const first = frames()
    for (let at = 0; at < 500; at++) stream.push(`Paragraph ${at} with **bold** words.[1]\n\n`)
    stream.blocks()
    expect(frames()).toBeLessThan(Math.max(400, first * 6))
  })
})

test('what an error cut off in the middle of a table is left out, as while it streams', () => {
  const stream = createMarkdownStream()
  stream.push('The sums:\n\n| Item | Amount | Left |\n| --- | ---:')
  const html = stream.finish(false).map((block) => block.html)
  expect(html.join('')).toBe('<p>The sums:</p>')
})
