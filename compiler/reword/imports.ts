import type { ImportDeclaration, Program } from '../parse/ast.ts'
import type { Edit } from './edits.ts'

/** The imports of a file. */
export const importsOf = ({ body }: Program): ImportDeclaration[] =>
  body.filter((each) => each.type === 'ImportDeclaration')

/** Imports names of React, types as `type FormEvent`, unless they are known; what is dropped goes. */
export function reactImport(
  program: Program,
  { added = [], dropped = [] }: { added?: readonly string[]; dropped?: readonly string[] },
  source: string,
): Edit[] {
  const all = importsOf(program).filter((each) => each.source.value === 'react' && each.importKind !== 'type')
  const [first] = all
  const named = all.flatMap(({ specifiers }) =>
    specifiers
      .filter((each) => each.type === 'ImportSpecifier' && !dropped.includes(each.local.name))
      .map((each) => source.slice(each.start, each.end)),
  )
  const bare = (name: string) => name.replace(/^type /, '')
  const names = [...named, ...added.filter((name) => !named.some((each) => bare(each) === bare(name)))]
  if (names.join() === named.join() && dropped.length === 0) return []
  const isType = (name: string) => Number(name.startsWith('type '))
  const sorted = names.toSorted((a, z) => isType(a) - isType(z))
  const text = sorted.length > 0 ? `import { ${sorted.join(', ')} } from 'react'` : ''
  if (first) return all.map((each) => ({ start: each.start, end: each.end, text: each === first ? text : '' }))
  const at = program.body[0]?.start ?? 0
  return text ? [{ start: at, end: at, text: `${text}\n` }] : []
}
