import { walk, type Node } from '../parse/ast.ts'
import { holdsClasses } from '../tailwind/class-names.ts'
import { noteClassData, type ClassData } from './class-data.ts'
import type { Script } from './scripts.ts'
import type { MarkedString } from './string.ts'

/** The strings of a script that may hold classes; what is compared, imported or a property's name is left out. */
export function stringsInScript({ program, code, offset }: Script, mixed: ClassData): MarkedString[] {
  const found: MarkedString[] = []
  const visit = (node: Node, inherited: Omit<MarkedString, 'start' | 'end'>) =>
    walk(node, (child, parent) => {
      if (child !== node && child.type === 'JSXAttribute') {
        const isClass = child.name.name === 'className'
        const value = child.value ? code.slice(child.value.start, child.value.end) : ''
        if (isClass) noteClassData(mixed, child.start + offset, value)
        if (child.value)
          visit(child.value, {
            place: isClass ? 'classes' : 'anything',
            element: isClass ? child.start + offset : null,
          })
        return false
      }
      const named = nameOfValue(child)
      if (child !== node && named && holdsClasses(named.name)) {
        visit(named.value, { place: 'classes', element: null, data: named.name })
        return false
      }
      // What is compared may have a type: status === ('paid' as Status)
      if (/^(ImportDeclaration|BinaryExpression|TSLiteralType)$/.test(child.type)) return false
      if (child.type !== 'Literal' || typeof child.value !== 'string' || isWord(child, parent)) return
      if (parent?.type === 'JSXAttribute' && inherited.place === 'anything') return
      // Escapes would have to be written again; classes have none.
      if (code.slice(child.start + 1, child.end - 1) !== child.value) return
      found.push({ start: child.start + 1 + offset, end: child.end - 1 + offset, ...inherited })
    })
  visit(program, { place: 'anything', element: null })
  return found
}

/** The value and the name of a constant or property that may hold classes. */
function nameOfValue(node: Node): { name: string; value: Node } | null {
  if (node.type === 'Property' && node.key.type === 'Identifier') return { name: node.key.name, value: node.value }
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
    return { name: node.id.name, value: node.init }
  return null
}

/** Whether a string is a name or is compared, and so is no list of classes. */
function isWord(node: Node, parent: Node | null): boolean {
  switch (parent?.type) {
    case 'ExpressionStatement':
      return true
    case 'SwitchCase':
      return parent.test === node
    case 'MemberExpression':
      return parent.property === node
    case 'Property':
      return parent.key === node && parent.value !== node
    default:
      return false
  }
}
