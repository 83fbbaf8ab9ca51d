import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#toolchain/paths.ts'
import { allDifferences } from './all-differences.ts'
import { differences } from './differences.ts'
import { scripts } from './scripts.ts'

const file = join(root, 'compiler/DIFFERENCES.md')

test('the page of known differences is what the suites read', () => {
  if (process.env.UPDATE_CASES) writeFileSync(file, allDifferences())
  expect(readFileSync(file, 'utf8')).toBe(allDifferences())
})

test('every known difference belongs to a step that is played', () => {
  const unknown = Object.values(differences).flatMap((ofFlavour) =>
    Object.entries(ofFlavour).flatMap(([script, steps]) =>
      Object.keys(steps).filter((step) => !scripts[script]?.steps.some(([what]) => what === step)),
    ),
  )
  expect(unknown).toEqual([])
})
