import { expect, test } from 'vitest'
import { costsPage } from './costs.ts'

test('each suite has its share of the time that passed, and all add up to the run', () => {
  const durations = [
    { file: 'server/a.test.ts', reading: 1000, playing: 5000 },
    { file: 'tests/e2e/a.spec.ts', reading: 0, playing: 2000 },
    { file: 'tests/e2e/b.spec.ts', reading: 0, playing: 1000 },
    { file: 'tests/names.test.ts', reading: 500, playing: 500 },
  ]
  const page = costsPage(durations, { checks: 20, tests: 5, day: '2026-11-26', cores: 2 }, 7)
  expect(page.match(/^\| .*\d.*\|$/gm)).toEqual([
    '| `server` | 1 | 3 |',
    '| `tests/e2e` | 2 | 2 |',
    '| `tests` | 1 | 1 |',
    '| types, lint, format and the like | | 20 |',
    '| **all** | 4 | **25** |',
  ])
  expect(page).toContain('7 tests were left out')
})
