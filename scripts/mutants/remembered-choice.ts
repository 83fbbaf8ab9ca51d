/** The choice of mutants, made once for the same outputs, kinds and plan: it reads every output by its own parser. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashTree } from '#toolchain/hash-tree.ts'
import { buildDir } from '#toolchain/paths.ts'
import type { Subject } from '#verify/subject.ts'
import { hashOf } from './chance.ts'
import { chooseMutants, type Plan } from './choose.ts'
import { kinds, later } from './kinds/index.ts'

type Choice = ReturnType<typeof chooseMutants>

export function rememberedChoice(subjects: readonly Subject[], plan: Plan): Choice {
  const ways = ['kinds', 'syntax', 'damage.ts', 'reading.ts', 'choose.ts'].map((name) => `scripts/mutants/${name}`)
  const way = hashTree([...ways, 'shared'])
  const outputs = subjects.map(({ path, hash }) => `${path} ${hash}`)
  const file = join(buildDir, 'mutants', `choice-${hashOf(way, JSON.stringify(plan), ...outputs)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Choice
  const choice = withLater(chooseMutants(subjects, kinds, plan), subjects, plan)
  mkdirSync(join(buildDir, 'mutants'), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(choice))
  renameSync(`${file}.${process.pid}`, file)
  return choice
}

/** So many components have so many of the later kinds in each flavour. */
const planOfLater = { components: 20, each: 1 }

/** Kinds that came later are chosen by themselves: what was chosen before stays as it is. */
function withLater(choice: Choice, subjects: readonly Subject[], { seed }: Plan): Choice {
  const own = chooseMutants(subjects, Object.values(later).flat(), { seed, ...planOfLater })
  const known = new Set(choice.made.map(({ hash }) => hash))
  return {
    made: [...choice.made, ...own.made.filter(({ hash }) => !known.has(hash))],
    refused: [...choice.refused, ...own.refused],
    components: [...new Set([...choice.components, ...own.components])],
  }
}
