import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unified } from './unified.ts'

const names = { before: 'one', after: 'two' }
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`)

test('the same texts have no difference', () => {
  expect(unified('a\nb\n', 'a\nb\n', names)).toBe('')
})

test.each([
  ['a line in the middle', numbered(20), (lines: string[]) => lines.toSpliced(9, 1, 'changed')],
  ['far apart', numbered(40), (lines: string[]) => lines.toSpliced(2, 1).toSpliced(30, 0, 'new', 'newer')],
  ['close together', numbered(12), (lines: string[]) => lines.toSpliced(3, 1, 'x').toSpliced(8, 1, 'y')],
  ['at the ends', numbered(9), (lines: string[]) => ['first', ...lines, 'last']],
  ['all of it', numbered(3), () => ['other']],
  ['from nothing', [], () => ['new']],
])('a patch of %s makes the one of the other', (_, before, change) => {
  const [one, two] = [before, change(before)].map((lines) => lines.map((line) => `${line}\n`).join(''))
  const dir = mkdtempSync(join(tmpdir(), 'unified-'))
  writeFileSync(join(dir, 'one'), one!)
  execFileSync('git', ['apply', '-p0', '--unidiff-zero', '-'], {
    cwd: dir,
    input: `${unified(one!, two!, { before: 'one', after: 'one' })}\n`,
  })
  expect(readFileSync(join(dir, 'one'), 'utf8')).toBe(two)
})

test('a last line without an end is told', () => {
  expect(unified('a\nb', 'a\nb\n', names)).toBe(
    '--- one\n+++ two\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b',
  )
})
