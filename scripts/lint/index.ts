/** Holds components to what buyers are promised, as far as that stands in their files. */
import type { SourceFile } from '#toolchain/catalog-files.ts'
import type { Rule } from './rule.ts'
import { alt } from './rules/alt.ts'
import { dates } from './rules/dates.ts'
import { opens } from './rules/opens.ts'
import { pictures } from './rules/pictures.ts'
import { spelling } from './rules/spelling.ts'
import { sums } from './rules/sums.ts'
import { textSize } from './rules/text-size.ts'
import { unfinished } from './rules/unfinished.ts'
import { words } from './rules/words.ts'
import { worldsRule } from './rules/worlds.ts'
import { lineAt, subjectOf } from './subject.ts'

export const rules: readonly Rule[] = [
  textSize,
  spelling,
  words,
  alt,
  pictures,
  dates,
  sums,
  opens,
  unfinished,
  worldsRule,
]

export type Finding = {
  rule: string
  path: string
  what: string
  /** Where, what, and what to do. */
  message: string
}

/** What is wrong with a component; each fault once, at its first place. */
export function lint(file: SourceFile): Finding[] {
  const subject = subjectOf(file)
  const found = rules.flatMap(({ name, faultsOf }) =>
    faultsOf(subject).map(({ at, what, help }) => ({
      rule: name,
      path: subject.path,
      what,
      message: `${subject.file}:${lineAt(subject.source, at)} ${name}: “${what}”. ${help}`,
    })),
  )
  return [...new Map(found.toReversed().map((each) => [`${each.rule} ${each.what}`, each])).values()].toReversed()
}
