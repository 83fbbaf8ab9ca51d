import { expect, test } from 'vitest'
import { replaceInHighlighted } from './highlighted.ts'

test.each([
  ['a word', '<span class="a">bold</span>', [0, 4, 'strong'], '<span class="a">strong</span>'],
  ['a tag that is text', '<b>&lt;a&gt;</b> x', [1, 2, 'i'], '<b>&lt;i&gt;</b> x'],
  ['an entity', 'a &amp; b', [2, 3, '<'], 'a &lt; b'],
  ['over entities', 'a [&amp;&gt;p]:b c', [2, 9, 'x&y'], 'a x&amp;y c'],
  ['over tags', '<b>ab</b><i>cd</i>', [1, 3, 'X'], '<b>aX</b><i>d</i>'],
  ['nothing, behind a token', '<p><b>ab</b>\n</p>', [2, 2, ';'], '<p><b>ab</b>;\n</p>'],
  ['nothing, at the end of a line', '<p><b>ab</b></p>\n<p>c</p>', [2, 2, ';'], '<p><b>ab</b>;</p>\n<p>c</p>'],
  ['nothing, within a token', '<p><b>ab</b></p>', [1, 1, ';'], '<p><b>a;b</b></p>'],
  ['nothing, at the very end', '<p>ab</p>', [2, 2, ';'], '<p>ab;</p>'],
] as const)('replaces %s', (_name, html, [start, end, text], expected) => {
  expect(replaceInHighlighted(html, [{ start, end, text }])).toBe(expected)
})
