import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createHighlight } from '#shared/highlight/highlight.ts'
import { createHighlighter } from './highlighter.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'highlighted-'))
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

test('code is highlighted as the rest of the site is, in every language', async () => {
  const [highlighter, plain] = [createHighlighter(newFolder()), await createHighlight()]
  for (const language of ['html', 'tsx', 'jsx', 'vue', 'svelte'] as const)
    expect(await highlighter('<p class="mt-2">A & B</p>\n', language)).toBe(
      plain('<p class="mt-2">A & B</p>\n', language),
    )
})

test('what many ask for at once is made once, and the next process finds it', async () => {
  const folder = newFolder()
  const highlighter = createHighlighter(folder)
  const answers = await Promise.all(Array.from({ length: 20 }, () => highlighter('const a = 1', 'tsx')))
  expect(new Set(answers).size).toBe(1)
  const [kept, ...others] = filesIn(folder)
  expect(others).toEqual([])
  const file = join(kept!.parentPath, kept!.name)
  expect(readFileSync(file, 'utf8')).toBe(answers[0])
  // It is read, and not made again.
  writeFileSync(file, 'kept')
  expect(await createHighlighter(folder)('const a = 1', 'tsx')).toBe('kept')
  expect(await createHighlighter(folder)('const a = 1', 'jsx')).not.toBe('kept')
})

test('a folder that cannot be made keeps nothing, and the code is there all the same', async () => {
  const folder = newFolder()
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await createHighlighter(join(file, 'below'))('const a = 1', 'tsx')).toContain('tk-k')
})
