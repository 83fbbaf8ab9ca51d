import { describe, expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { inLightOnly, isForDark, withoutDark } from './without-dark.ts'

/** A file whose lists of classes stand between « and »; highlighted, it is itself. */
function draftOf(marked: string): Draft {
  const classes: Draft['marks']['classes'] = []
  let code = ''
  for (const [index, piece] of marked.split(/[«»]/).entries()) {
    if (index % 2 === 1) classes.push({ start: code.length, end: code.length + piece.length, v3: piece })
    code += piece
  }
  const highlighted = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return { code, highlighted, marks: { classes, quotes: [], statementEnds: [], guards: [], verbatim: [] } }
}

test.each([
  ['dark:flex', '', true],
  ['md:dark:hover:bg-white/5', '', true],
  ['*:dark:p-2', '', true],
  ['group-data-[dark:x]:flex', 'group-data-[dark:x]:flex', false],
  ['not-dark:hover:flex', 'hover:flex', false],
  ['flex', 'flex', false],
])('%s becomes “%s”', (name, light, forDark) => {
  expect(inLightOnly(name)).toBe(light)
  expect(isForDark(name)).toBe(forDark)
})

describe('what is emptied goes', () => {
  test.each([
    ['<p id="a" class="«dark:flex»">', '<p id="a">'],
    ['<p className="«flex dark:p-2»" />', '<p className="flex" />'],
    ["<p className={on ? '«dark:a»' : '«dark:b»'} />", '<p />'],
    ["<i\n  :class=\"active ? '«dark:a»' : '«dark:b»'\"\n>", '<i\n>'],
    ["<i :class=\"active ? '«dark:a»' : '«flex dark:b»'\">", "<i :class=\"active ? '' : 'flex'\">"],
    ['<i :class="active && \'«dark:a»\'">', '<i>'],
    ["clsx('«flex»', on && '«dark:a»')", "clsx('flex')"],
    ["clsx('«flex»', on && '«dark:a»', off && '«p-2»')", "clsx('flex', off && 'p-2')"],
    ["clsx(\n  '«flex»',\n  '«dark:a»',\n)", "clsx(\n  'flex',\n)"],
    ["const tones = ['«flex»', '«dark:a»']", "const tones = ['flex', '']"],
    ["const tones = { calm: '«dark:a»' }", "const tones = { calm: '' }"],
  ])('%s', (before, after) => {
    const { code, highlighted, marks } = withoutDark(draftOf(before))
    expect(code).toBe(after)
    expect(highlighted.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(after)
    for (const { start, end } of marks.classes) expect(code.slice(start, end)).toMatch(/^(?:flex|p-2)?$/)
  })

  test('what was empty before is the author’s and stays', () => {
    expect(withoutDark(draftOf('<p class=""><b class="«dark:a»">')).code).toBe('<p class=""><b>')
  })
})
