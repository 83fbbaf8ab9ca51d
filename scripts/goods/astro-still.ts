/**
 * React as an Astro component, for a part without behavior: its data and helpers go to the script between the fences,
 * its markup stays JSX, whose attributes are called as in HTML.
 */
import { parseSync } from 'oxc-parser'
import { format } from 'prettier'
import { attributeOf } from '#compiler/markup/attributes.ts'
import { printWidth } from '#compiler/print/prettier.ts'
import { walk, type ArrowFunctionExpression, type JSXAttribute, type Node, type Program } from '#compiler/parse/ast.ts'

type Edit = { start: number; end: number; text: string }

/**
 * Wraps a file of the React flavour in TypeScript, whose outlets are opened; null where the part has behavior.
 *
 * @throws when it cannot be said in Astro
 */
export async function stillAstro(react: string): Promise<string | null> {
  if (!isStill(parsed(react))) return null
  const named = inHtml(react)
  if (/\bclsx\(/.test(named)) return null
  // Statements stand two columns, markup stands four further to the left than in React.
  const [outer, inner, markup] = await Promise.all([
    printed(named, printWidth),
    printed(named, printWidth + 2),
    printed(named, printWidth + 4),
  ])
  const script = [headOf(outer), bodyOf(inner)].filter(Boolean).join('\n\n')
  return `${script ? `---\n${script}\n---\n\n` : ''}${markupOf(markup)}\n`
}

const printed = (code: string, width: number) =>
  format(code, { parser: 'babel-ts', semi: false, singleQuote: true, printWidth: width })

const parsed = (code: string): Program => parseSync('part.tsx', code, { lang: 'tsx', preserveParens: false }).program

/** Whether nothing in it runs in a browser, and everything in it is plain HTML. */
function isStill(program: Program): boolean {
  let still = true
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') still &&= node.importKind === 'type' || node.source.value === 'clsx'
    if (node.type === 'JSXIdentifier') still &&= !/^(?:[A-Z]|on[A-Z]|ref$|style$|default[A-Z])/.test(node.name)
    if (node.type === 'JSXSpreadAttribute' || node.type === 'JSXMemberExpression') still = false
  })
  return still
}

/** The component, with where its body and what it returns stand. */
function componentOf(program: Program) {
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')
  const body = exported?.declaration.type === 'FunctionDeclaration' ? exported.declaration.body : null
  const returned = body?.body.at(-1)
  if (!exported || !body || returned?.type !== 'ReturnStatement' || !returned.argument)
    throw new Error('it is no component that ends with its markup')
  return { exported, body, returned, root: returned.argument }
}

/** What stands above the component, without what Astro has of its own. */
function headOf(code: string): string {
  const program = parsed(code)
  const { exported } = componentOf(program)
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration')
  return changed(
    code,
    0,
    exported.start,
    imports.map(({ start, end }) => ({ start, end, text: '' })),
  ).trim()
}

function bodyOf(code: string): string {
  const { body, returned } = componentOf(parsed(code))
  return toTheLeft(code.slice(body.start + 1, returned.start), 2).trim()
}

function markupOf(code: string): string {
  const { root } = componentOf(parsed(code))
  return toTheLeft(code.slice(root.start, root.end), 4)
}

/** Attributes by their names in HTML; keys are for React alone. */
function inHtml(code: string): string {
  const edits: Edit[] = []
  walk(parsed(code), (node, parent) => {
    if (node.type === 'ArrowFunctionExpression') edits.push(...withoutPlace(node))
    if (node.type !== 'JSXAttribute' || parent?.type !== 'JSXOpeningElement') return
    edits.push(named(code, node, parent.name.type === 'JSXIdentifier' ? parent.name.name : ''))
  })
  return changed(code, 0, code.length, edits)
}

/** The place in a list that only a key had asked for. */
function withoutPlace({ params, body }: ArrowFunctionExpression): Edit[] {
  const [item, place] = params
  if (!item || place?.type !== 'Identifier') return []
  let asked = false
  walk(body, (node) => {
    if (node.type === 'JSXAttribute' && node.name.name === 'key') return false
    asked ||= node.type === 'Identifier' && node.name === place.name
  })
  return asked ? [] : [{ start: item.end, end: place.end, text: '' }]
}

function named(code: string, { name, value, start, end }: JSXAttribute, tag: string): Edit {
  if (name.type !== 'JSXIdentifier') throw new Error('it has an attribute with a name space')
  if (name.name === 'key') return { start, end, text: '' }
  if (name.name === 'className') {
    const list = value?.type === 'JSXExpressionContainer' ? classesOf(code, value.expression) : null
    return list === null ? { ...name, text: 'class' } : { start, end, text: `class:list={[${list}]}` }
  }
  const known = attributeOf(name.name, tag)
  if (!known) throw new Error(`Astro has no “${name.name}” for <${tag}>`)
  if (known.boolean) return { ...name, text: known.html }
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : null
  // Words, of which a false one is not a missing one.
  const isWord = value === null || (literal?.type === 'Literal' && typeof literal.value === 'boolean')
  return isWord
    ? { start, end, text: `${known.html}="${literal ? code.slice(literal.start, literal.end) : true}"` }
    : { ...name, text: known.html }
}

/** What clsx() was given, which Astro takes as a list. */
function classesOf(code: string, node: Node): string | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'clsx') return null
  const [first] = node.arguments
  return first
    ? code
        .slice(first.start, node.end - 1)
        .trim()
        .replace(/,$/, '')
    : ''
}

/** A part of a text with changes that do not overlap. */
function changed(text: string, from: number, to: number, edits: Edit[]): string {
  let out = ''
  let at = from
  for (const { start, end, text: instead } of edits.sort((a, z) => a.start - z.start)) {
    out += text.slice(at, start) + instead
    at = end
  }
  return out + text.slice(at, to)
}

function toTheLeft(code: string, columns: number): string {
  if (code.replace(/`[^`\n]*`/g, '').includes('`'))
    throw new Error('it has a text of several lines, whose white space counts')
  return code.replace(new RegExp(`^ {${columns}}`, 'gm'), '')
}
