import { mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptFolder } from './kept-folder.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'kept-'))
const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
/** Has it last been used on that day. */
const age = (folder: string, key: string, day: string) =>
  utimesSync(join(folder, key.slice(0, 2), key), new Date(day), new Date(day))

test('however much is kept, the folder stays within its bounds', async () => {
  const folder = newFolder()
  const kept = keptFolder(folder, 10_000)
  for (let number = 0; number < 200; number++) await kept.write(`k${number}`, 'x'.repeat(500))
  expect(bytesIn(folder)).toBeLessThanOrEqual(11_000)
  expect(await kept.read('k199')).toBe('x'.repeat(500))
})

test('what was used longest ago goes first, also what another process left', async () => {
  const folder = newFolder()
  const other = keptFolder(folder, 1_000_000)
  for (const key of ['aa', 'bb', 'cc']) await other.write(key, 'x'.repeat(400))
  age(folder, 'aa', '2026-01-03')
  age(folder, 'bb', '2026-01-01')
  age(folder, 'cc', '2026-01-02')
  const kept = keptFolder(folder, 1300)
  expect(await kept.read('bb')).toHaveLength(400)
  await kept.write('dd', 'x'.repeat(400))
  expect(await Promise.all(['aa', 'bb', 'cc', 'dd'].map(async (key) => (await kept.read(key)) !== null))).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('a folder that cannot be made keeps nothing and says nothing', async () => {
  const file = join(newFolder(), 'a-file')
  writeFileSync(file, '')
  const kept = keptFolder(join(file, 'below'), 1000)
  await kept.write('aa', 'text')
  expect(await kept.read('aa')).toBe(null)
})
