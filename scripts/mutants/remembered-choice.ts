/** The choice of mutants, made once for the same outputs, kinds and plan: it reads every output by its own parser. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashTree } from '#toolchain/hash-tree.ts'
import { buildDir } from '#toolchain/paths.ts'
import type { Subject } from '#verify/subject.ts'
import { hashOf } from './chance.ts'
import { chooseMutants, type Plan } from './choose.ts'
import { kinds } from './kinds/index.ts'

export function rememberedChoice(subjects: readonly Subject[], plan: Plan): ReturnType<typeof chooseMutants> {
  const way = hashTree(['scripts/mutants/kinds', 'scripts/mutants/syntax', 'shared'])
  const outputs = subjects.map(({ path, hash }) => `${path} ${hash}`)
  const file = join(buildDir, 'mutants', `choice-${hashOf(way, JSON.stringify(plan), ...outputs)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof chooseMutants>
  const choice = chooseMutants(subjects, kinds, plan)
  mkdirSync(join(buildDir, 'mutants'), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(choice))
  renameSync(`${file}.${process.pid}`, file)
  return choice
}
