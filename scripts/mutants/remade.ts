/** Mutants that the record names, made again from a component's code as it is. */
import type { Subject } from '#verify/subject.ts'
import { hashOf } from './chance.ts'
import { possibleIn } from './choose.ts'
import type { Mutant } from './choose.ts'
import { damaged, objectionTo } from './damage.ts'
import { allKinds } from './kinds/index.ts'
import type { Entry } from './record.ts'

/** @returns undefined where the component's code is another by now, or what the damage leaves does the same as before */
export function remade(hash: string, { path, flavour, kind, line }: Entry, subject: Subject): Mutant | undefined {
  const own = allKinds.filter(({ name }) => name === kind)
  const [file] = subject.outputs[flavour].files
  for (const damages of possibleIn(subject, own)[flavour].values())
    for (const damage of damages) {
      const after = damaged(file, damage)
      if (hashOf(path, flavour, after.code) !== hash) continue
      return objectionTo(flavour, file.code, after.code) ? undefined : { hash, path, flavour, kind, line, file: after }
    }
  return undefined
}
