import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isBelow, placeOf } from './place.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'place-'))

test.each(['src/a.tsx', 'a', 'app/(shop)/[id]/a.vue', '.millwork/a.gz', 'src/ü.html'])(
  '%s lies in the project',
  (path) => {
    expect(isBelow(path)).toBe(true)
  },
)

test.each([
  '', '.', '..', '../a', 'a/../../b', '/etc/passwd', 'a//b', 'a/', 'C:/a', 'a\\..\\b', 'a\u0000b', 'a\nb', 'a/./b',
  '.git/hooks/pre-commit', 'a/.GIT/config', 'node_modules/a/index.js', 'src/Node_Modules/a', 'a.txt:stream', 'a /b', 'a./b',
  'x'.repeat(401),
])('%j is no file of the project', async (path) => {
  expect(isBelow(path)).toBe(false)
  await expect(placeOf(folder(), path)).rejects.toThrow('is no file of this project')
}) // prettier-ignore

test('a link on the way that leads out of the project is refused, and one that stays inside is followed', async () => {
  const [root, elsewhere] = [folder(), folder()]
  symlinkSync(elsewhere, join(root, 'out'))
  mkdirSync(join(root, 'real'))
  symlinkSync(join(root, 'real'), join(root, 'in'))
  await expect(placeOf(root, 'out/a.tsx')).rejects.toThrow('out leads out of the project')
  await expect(placeOf(root, 'in/a.tsx')).resolves.toBe(join(root, 'in/a.tsx'))
})

test('a file that is a link is nobody’s to write, wherever it leads, also to nothing', async () => {
  const root = folder()
  writeFileSync(join(root, 'target'), '')
  symlinkSync(join(root, 'target'), join(root, 'link'))
  symlinkSync('/nowhere/at/all', join(root, 'broken'))
  await expect(placeOf(root, 'link')).rejects.toThrow('link is a link')
  await expect(placeOf(root, 'broken')).rejects.toThrow('broken is a link')
  await expect(placeOf(root, 'broken/a')).rejects.toThrow('leads out of the project')
})

test('what stands in the way is named', async () => {
  const root = folder()
  writeFileSync(join(root, 'src'), '')
  mkdirSync(join(root, 'a.tsx'))
  await expect(placeOf(root, 'src/a.tsx')).rejects.toThrow('src is a file where a folder is needed')
  await expect(placeOf(root, 'a.tsx')).rejects.toThrow('a.tsx is not a file')
})
