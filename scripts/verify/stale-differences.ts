import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownDifferences, laterDifferences, otherElements } from '#verify/eye/differences.ts'
import { differences } from '#verify/play/differences.ts'
import { staleReasons } from '#verify/play/known-difference.ts'
import { normalisations } from '#verify/play/normalisations.ts'
import { root } from '#toolchain/paths.ts'

/**
 * The reasons of known differences that nothing shows any more. What concerns a part that no component has at the
 * moment is held by the compiler's cases, as long as one of them has it: it is there for the next component.
 *
 * @param notes what the proofs of the whole catalogue name
 * @param sources the components' sources
 */
export function staleDifferences(notes: ReadonlySet<string>, sources: readonly string[]): string[] {
  const cases = readdirSync(join(root, 'compiler/cases')).map((name) =>
    readFileSync(join(root, 'compiler/cases', name, 'input.tsx'), 'utf8'),
  )
  const isOfCases = (part: RegExp) =>
    !sources.some((source) => part.test(source)) && cases.some((source) => part.test(source))
  const ofEye = [...knownDifferences, ...laterDifferences, ...otherElements]
  const held = [...differences, ...normalisations, ...ofEye].filter(
    (known) => 'where' in known && known.where && isOfCases(known.where),
  )
  return [...staleReasons(notes), ...ofEye.map(({ reason }) => reason).filter((reason) => !notes.has(reason))].filter(
    (reason) => !held.some((known) => known.reason === reason),
  )
}
