import { expect, test } from 'vitest'
import { slowestTable } from './slowest.ts'

test('the slowest files come first, each with how long it was read, and all together last', () => {
  const durations = [
    { file: 'a.test.ts', reading: 500, playing: 1000 },
    { file: 'b.spec.ts', reading: 2000, playing: 70_000 },
    { file: 'c.test.ts', reading: 3000, playing: 20 },
  ]
  expect(slowestTable(durations, 2)).toBe(
    [
      '  seconds  reading  file',
      '     72.0      2.0  b.spec.ts',
      '      3.0      3.0  c.test.ts',
      '     76.5      5.5  all 3 files',
    ].join('\n'),
  )
})
