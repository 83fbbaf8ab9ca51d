import { walk, type Node, type Program } from '../parse/ast.ts'
import { inOrder, type Edit } from './edits.ts'
import type { Rewording } from './index.ts'

/**
 * Writes `className={`p-4 ${open ? 'flex' : 'hidden'}`}` as `className={clsx('p-4', open ? 'flex' : 'hidden')}`, with
 * clsx imported: the same classes in the form that every flavour has. A template that builds one class from pieces,
 * `text-${size}`, stays, and is refused later on.
 */
export const withoutClassTemplates: Rewording = (parsed) => classTemplatesAsCalls(parsed)

/**
 * The same for whoever reads a source without compiling it.
 *
 * @returns what is to be written otherwise, in the order of its places
 */
export function classTemplatesAsCalls({ source, program }: { source: string; program: Program }): Edit[] {
  const edits: Edit[] = []
  walk(program, (node) => {
    if (node.type !== 'JSXAttribute' || node.name.name !== 'className') return
    const template = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : null
    if (template?.type === 'TemplateLiteral' && template.expressions.length > 0 && isOfWholeClasses(template))
      edits.push({ start: template.start, end: template.end, text: asClsx(template, source) })
  })
  const importing = edits.length > 0 ? importOfClsx(program.body) : null
  return importing ? inOrder([...importing, ...edits]) : []
}

type Template = Extract<Node, { type: 'TemplateLiteral' }>

const textOf = ({ quasis }: Template, index: number) => quasis[index]?.value.cooked ?? ''

/** Whether white space stands on both sides of all that is put in. */
const isOfWholeClasses = (template: Template) =>
  template.expressions.every(
    (_, index) => /(^|\s)$/.test(textOf(template, index)) && /^(\s|$)/.test(textOf(template, index + 1)),
  ) && template.quasis.slice(1, -1).every(({ value }) => /\s/.test(value.cooked ?? ''))

function asClsx(template: Template, source: string): string {
  const pieces = template.quasis.flatMap(({ value }, index) => {
    const text = (value.cooked ?? '').trim().replace(/\s+/g, ' ')
    const expression = template.expressions[index]
    return [
      ...(text ? [/['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`] : []),
      ...(expression ? [source.slice(expression.start, expression.end)] : []),
    ]
  })
  return `clsx(${pieces.join(', ')})`
}

/** What makes clsx known in a file: nothing where it is, null where the name is another thing's. */
function importOfClsx(body: readonly Node[]): Edit[] | null {
  const imports = body.filter((each) => each.type === 'ImportDeclaration')
  const names = imports.flatMap(({ source, specifiers }) =>
    specifiers.map(({ type, local }) => ({
      name: local.name,
      isClsx: type === 'ImportDefaultSpecifier' && source.value === 'clsx',
    })),
  )
  const known = names.find(({ name, isClsx }) => name === 'clsx' || isClsx)
  if (known) return known.isClsx && known.name === 'clsx' ? [] : null
  const last = imports.at(-1)
  if (last) return [{ start: last.end, end: last.end, text: `\nimport clsx from 'clsx'` }]
  const first = body[0]
  return first ? [{ start: first.start, end: first.start, text: `import clsx from 'clsx'\n\n` }] : null
}
