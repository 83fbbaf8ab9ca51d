import { walk, type Node } from '../parse/ast.ts'
import type { FileMarks } from '../types.ts'
import type { Script } from './scripts.ts'

const ended = new Set<Node['type']>([
  'ImportDeclaration',
  'VariableDeclaration',
  'ExpressionStatement',
  'ReturnStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
  'TSTypeAliasDeclaration',
])

/** Where semicolons may stand or go, and which strings may have either kind of quotes. */
export function statementMarks(scripts: readonly Script[]): Omit<FileMarks, 'classes'> {
  const quotes: FileMarks['quotes'] = []
  const statementEnds: number[] = []
  const guards: number[] = []
  const verbatim: FileMarks['verbatim'] = []
  for (const { program, code, offset } of scripts) {
    walk(program, (node, parent) => {
      if (node.type === 'EmptyStatement') guards.push(node.start + offset)
      // A member of a type ends in a semicolon where it ends its line.
      else if (node.type === 'TSPropertySignature' && /^\s*\n/.test(code.slice(node.end)) && code[node.end - 1] !== ';')
        statementEnds.push(node.end + offset)
      else if (ended.has(node.type) && !isPartOf(parent, node)) {
        const isClosed = code[node.end - 1] === ';'
        // A statement whose semicolon protects the next line ends before it.
        const end = isClosed ? code.slice(0, node.end - 1).trimEnd().length : node.end
        if (isClosed && end < node.end - 1) guards.push(node.end - 1 + offset)
        if (!isClosed || end < node.end - 1) statementEnds.push(end + offset)
      }
      if (node.type === 'TemplateElement' && node.value.raw.includes('\n'))
        verbatim.push([node.start + offset, node.end + offset])
      if (node.type === 'Literal' && typeof node.value === 'string' && parent?.type !== 'JSXAttribute') {
        const inner = code.slice(node.start + 1, node.end - 1)
        if (!/["'\\]/.test(inner)) quotes.push([node.start + offset, node.end - 1 + offset])
      }
    })
  }
  const inOrder = (a: number, z: number) => a - z
  return {
    quotes: quotes.sort((a, z) => a[0] - z[0]),
    statementEnds: [...new Set(statementEnds)].sort(inOrder),
    guards: [...new Set(guards)].sort(inOrder),
    verbatim: verbatim.sort((a, z) => a[0] - z[0]),
  }
}

/** `for (const x of list)` and `export const x = 1` are one statement each. */
const isPartOf = (parent: Node | null, node: Node) =>
  (parent?.type === 'ForStatement' && parent.init === node) ||
  ((parent?.type === 'ForOfStatement' || parent?.type === 'ForInStatement') && parent.left === node)
