import { expect, test } from 'vitest'
import { createHighlight } from '#scripts/highlight.ts'
import { applyToHighlighted } from './highlighted.ts'
import { recolorHighlighted } from './recolor.ts'
import { samples } from './samples.ts'

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('code and its highlighted HTML get the same colours', async () => {
  const highlight = await createHighlight()
  for (const primary of ['yellow', 'green', 'blue'] as const) {
    for (const [language, code] of [
      ['tsx', `// a < b && b > c\n${samples.tab}\n${samples['menu item']}\n`],
      ['html', `<!-- Fish & chips -->\n${samples.banner}\n${samples.button}\n`],
    ] as const) {
      const file = { code, highlighted: highlight(code, language) }
      const recolored = recolorHighlighted(file, { primary, secondary: 'stone' })
      expect(textOf(recolored.highlighted)).toBe(recolored.code.trimEnd())
      expect(recolored.highlighted.match(/<span/g)?.length).toBe(file.highlighted.match(/<span/g)?.length)
    }
  }
})

test('positions are counted in characters of the text', () => {
  const html = '<span class="a">&lt;a&gt;</span> &amp; <b>bold</b>'
  const replacements = [
    { start: 1, end: 2, text: 'i' },
    { start: 6, end: 10, text: 'strong' },
  ]
  expect(applyToHighlighted(html, replacements)).toBe('<span class="a">&lt;i&gt;</span> &amp; <b>strong</b>')
})
