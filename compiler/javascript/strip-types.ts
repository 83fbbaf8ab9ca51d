import type { Node } from '../parse/ast.ts'
import type { Override } from './rewrite.ts'

/** Removes TypeScript: annotations, assertions, type arguments, type declarations and type imports. */
export const stripTypes: Override = (node, write) => {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'TSInstantiationExpression':
      return write(node.expression)
    case 'TSTypeAnnotation':
    case 'TSTypeParameterInstantiation':
    case 'TSTypeParameterDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return ''
    case 'Identifier':
      // The span of a declared name reaches over its `?` and its type.
      return node.typeAnnotation || node.optional ? node.name : undefined
    case 'ImportDeclaration':
      return importWithoutTypes(node)
    default:
      return undefined
  }
}

function importWithoutTypes(node: Extract<Node, { type: 'ImportDeclaration' }>): string | undefined {
  if (node.importKind === 'type') return ''
  const isType = (specifier: (typeof node.specifiers)[number]) =>
    specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'
  if (!node.specifiers.some(isType)) return undefined
  const kept = node.specifiers.filter((specifier) => !isType(specifier)).map((specifier) => specifier.local.name)
  return kept.length === 0 ? '' : `import { ${kept.join(', ')} } from ${node.source.raw}`
}
