import { walk } from '../parse/ast.ts'
import { inOrder, type Edit } from './edits.ts'
import { importsOf, reactImport } from './imports.ts'
import { declaredIn } from './names.ts'
import type { Rewording } from './index.ts'

/**
 * Writes `React.useState` as `useState`, and `React.FormEvent` as `FormEvent`, with the names imported: those are what
 * every flavour knows. A file that calls something else so stays as it is.
 */
export const withoutReactNamespace: Rewording = ({ program, source }) => {
  const edits: Edit[] = []
  const added = new Set<string>()
  walk(program, (node) => {
    const [object, name] =
      node.type === 'MemberExpression' && !node.computed
        ? [node.object, node.property]
        : node.type === 'JSXMemberExpression'
          ? [node.object, node.property]
          : node.type === 'TSQualifiedName'
            ? [node.left, node.right]
            : []
    if (!object || !name || !('name' in object) || object.name !== 'React' || !('name' in name)) return
    added.add(`${node.type === 'TSQualifiedName' ? 'type ' : ''}${String(name.name)}`)
    edits.push({ start: node.start, end: node.end, text: String(name.name) })
  })
  const spaces = importsOf(program).flatMap(({ source: from, specifiers }) =>
    from.value === 'react' ? specifiers.filter(({ type }) => type !== 'ImportSpecifier') : [],
  )
  if (edits.length === 0 && spaces.length === 0) return []
  const own = declaredIn(program)
  const imported = new Set(
    importsOf(program).flatMap(({ source: from, specifiers }) =>
      from.value === 'react' ? specifiers.map(({ local }) => local.name) : [],
    ),
  )
  for (const statement of program.body)
    if (statement.type === 'TSTypeAliasDeclaration' || statement.type === 'TSInterfaceDeclaration')
      own.add(statement.id.name)
  if ([...added].some((name) => own.has(name.replace('type ', '')) && !imported.has(name.replace('type ', ''))))
    return []
  return inOrder([...reactImport(program, { added: [...added], dropped: ['React'] }, source), ...edits])
}
