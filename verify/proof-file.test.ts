import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { splitComponentPath } from '#shared/urls.ts'
import { proofsFolder, readProofs, writeProofs } from './proof-file.ts'

const proofs = readProofs()
const [first = '', ...others] = Object.keys(proofs)

/** A folder with all proofs. */
function copied(): string {
  const at = mkdtempSync(join(tmpdir(), 'proofs-'))
  writeProofs(proofs, at)
  return at
}

test('what is written is what is read, whatever the number of files', () => {
  const at = copied()
  expect(others.length).toBeGreaterThan(100)
  expect(readProofs(at)).toEqual(proofs)
  expect(filesBelow(proofsFolder, at)).toEqual(filesBelow(proofsFolder))
})

test('two people who prove components of two subcategories write no file that is the same', () => {
  const at = copied()
  const dates = () =>
    new Map(filesBelow(proofsFolder, at).map((file) => [file, statSync(join(at, file), { bigint: true }).mtimeNs]))
  const before = dates()
  const proof = proofs[first]!
  writeProofs({ ...proofs, [first]: { ...proof, states: proof.states + 1 } }, at)
  const touched = [...dates()].filter(([file, date]) => before.get(file) !== date).map(([file]) => file)
  expect(touched).toEqual([`${proofsFolder}/${splitComponentPath(first).subcategoryPath}.json`])
})

test('a subcategory without a proof has no file', () => {
  const at = copied()
  const { subcategoryPath } = splitComponentPath(first)
  writeProofs(
    Object.fromEntries(Object.entries(proofs).filter(([path]) => !path.startsWith(`${subcategoryPath}/`))),
    at,
  )
  expect(filesBelow(proofsFolder, at)).not.toContain(`${proofsFolder}/${subcategoryPath}.json`)
})
