import { expect, test } from 'vitest'
import { readWords } from './words.ts'

test('options are told from parts of paths, in any order', () => {
  const { options, filters } = readWords(['server/routes', '--slowest', 'e2e'])
  expect([...options]).toEqual(['--slowest'])
  expect(filters).toEqual(['server/routes', 'e2e'])
})

test.each([['--slow'], ['--Whole'], ['-w'], ['--watch']])('%s is refused, and what there is is named', (word) => {
  expect(() => readWords(['server', word])).toThrow(
    new RegExp(
      `^npm test knows no ${word}\\. It knows:\\n  --whole  .+\\n  --files  .+\\n  --slowest  .+\\n  --costs  .+$`,
    ),
  )
})

test.each([[['--files', '--whole']], [['--files', 'server']]])('%j exclude each other', (words) => {
  expect(() => readWords(words)).toThrow('--files chooses what is played')
})

test('nothing said is everything, with what is unchanged left out', () => {
  expect(readWords([])).toEqual({ options: new Set(), filters: [] })
})
