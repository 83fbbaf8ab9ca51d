/** A template's project in which lists of classes are names, for the live preview that everybody may see. */
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import { boundClass, classAttribute } from '#compiler/marks/template-strings.ts'
import { templateAttributes, type TemplateAttribute } from '#compiler/marks/template-attributes.ts'
import type { Node, Program } from '#compiler/parse/ast.ts'
import { classStrings, stringsIn, textOfString } from '#compiler/tailwind/class-strings.ts'
import type { ListNames } from '#shared/list-names.ts'
import { foreignClasses, foreignLists, longestRun } from '../build/previews/foreign-classes.ts'
import { createNaming } from '../build/previews/opaque-classes.ts'
import { opaqueStyles } from '../build/previews/opaque-styles.ts'
import type { Tree } from './assemble.ts'

/** A change of a file: what stands there instead. */
type Edit = { start: number; end: number; text: string }
type NameOf = (list: string) => string

const wordsFile = 'lists-of-classes.txt'
const script = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g
const tailwind = /@import (['"])tailwindcss\1(?=[\s;])/

/**
 * Names the lists of classes in every page, part and script of a project, in the order of its paths. Its style sheet
 * then takes classes from those lists alone, since what it would find in the project are names and prose.
 * Throws an error that names the file when one does not parse, or when no style sheet brings Tailwind CSS.
 */
export function opaqueProject(tree: Tree): { tree: Tree; names: ListNames } {
  const { names, nameOf } = createNaming()
  const opaque: Tree = new Map()
  for (const [path, bytes] of tree) {
    const edit = path.endsWith('.html') ? opaqueHtml : /\.m?[jt]s$/.test(path) ? opaqueScript : null
    opaque.set(path, edit ? encoded(edit(decoded(bytes), nameOf, path)) : bytes)
  }
  const sheets = [...tree].filter(([path, bytes]) => path.endsWith('.css') && tailwind.test(decoded(bytes)))
  if (sheets.length === 0) throw new Error("No style sheet of the project has a line “@import 'tailwindcss'”.")
  for (const [path, bytes] of sheets) {
    const up = '../'.repeat(path.split('/').length - 1) || './'
    const css = decoded(bytes).replace(tailwind, '$& source(none)')
    opaque.set(path, encoded(`${css}\n@source '${up}${wordsFile}';\n`))
  }
  opaque.set(wordsFile, encoded(`${wordsOf(names).join('\n')}\n`))
  return { tree: opaque, names }
}

/** Puts names into the style sheets of a project while Vite builds it, so that a file's own name tells what is in it. */
export const opaqueSheets = (names: ListNames) =>
  ({
    name: 'millwork:opaque-sheets',
    enforce: 'pre',
    transform: (css: string, id: string) =>
      /\.css($|\?)/.test(id) ? { code: opaqueStyles(css, names), map: null } : null,
  }) satisfies Plugin

/** What shows classes in a built file of the preview; nothing where all is well. */
export function foreignIn(path: string, text: string, names: ListNames): string[] {
  const known = new Set(wordsOf(names))
  const given = new Set(Object.values(names))
  if (/\.m?js$/.test(path)) return foreignLists(text, known, given)
  if (!path.endsWith('.html')) return []
  const values = [...text.replace(script, '$1').matchAll(/=\s*(?:"([^"]*)"|'([^']*)')/g)]
  return [
    ...foreignClasses(text.replace(script, ''), given),
    ...values.map(([, double, single]) => double ?? single ?? '').filter((value) => longestRun(value, known) > 2),
    ...[...text.matchAll(script)].flatMap(([, tag = '', code = '']) =>
      isCode(tag) ? foreignLists(code, known, given) : [],
    ),
  ]
}

const wordsOf = (names: ListNames) => [...new Set(Object.keys(names).flatMap((list) => list.split(' ')))].sort()
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const encoded = (text: string) => new TextEncoder().encode(text)

/** Whether a script element holds code rather than data. */
const isCode = (tag: string) => !/type="(?:application\/|speculationrules|importmap)/.test(tag)

function opaqueHtml(html: string, nameOf: NameOf, path: string): string {
  let out = ''
  let at = 0
  for (const { 0: whole, 1: tag = '', 2: code = '', index } of html.matchAll(script)) {
    out += opaqueMarkup(html.slice(at, index + tag.length), nameOf, path)
    out += isCode(tag) ? opaqueScript(code, nameOf, path) : code
    at = index + whole.length - '</script>'.length
  }
  return out + opaqueMarkup(html.slice(at), nameOf, path)
}

const opaqueMarkup = (html: string, nameOf: NameOf, path: string) =>
  changed(
    html,
    templateAttributes(html, []).flatMap((attribute) => editsIn(attribute, nameOf, path)),
  )

function editsIn({ name, value, start }: TemplateAttribute, nameOf: NameOf, path: string): Edit[] {
  if (classAttribute.test(name)) return [{ start, end: start + value.length, text: nameOf(value) }]
  if (!boundClass.test(name)) return []
  // In brackets an object is no block.
  const [statement] = parse(`(${value})`, path).body
  if (statement?.type !== 'ExpressionStatement') throw new Error(`${path}: “${value}” is no expression.`)
  return listsIn(statement.expression).map((node) => {
    return { start: start + node.start - 1, end: start + node.end - 1, text: quoted(textOfString(node), nameOf) }
  })
}

/** The lists of a bound class: strings, and what an object has for conditions. */
function listsIn(node: Node): Node[] {
  if (node.type === 'ArrayExpression') return node.elements.flatMap((element) => (element ? listsIn(element) : []))
  if (node.type !== 'ObjectExpression') return stringsIn(node)
  return node.properties.flatMap((property) => (property.type === 'Property' ? stringsIn(property.key) : []))
}

const opaqueScript = (code: string, nameOf: NameOf, path: string) =>
  changed(
    code,
    [...classStrings({ program: parse(code, path) })].map((node) => {
      return { start: node.start, end: node.end, text: quoted(textOfString(node), nameOf) }
    }),
  )

const quoted = (list: string | null, nameOf: NameOf) => `'${nameOf(list ?? '')}'`

function parse(code: string, path: string): Program {
  const lang = /\.m?ts$/.test(path) ? 'ts' : 'js'
  const { program, errors } = parseSync(`part.${lang}`, code, {
    lang,
    sourceType: 'unambiguous',
    preserveParens: false,
  })
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`)
  return program
}

/** A text with changes that do not overlap. */
function changed(text: string, edits: Edit[]): string {
  let out = ''
  let at = 0
  for (const { start, end, text: instead } of edits.sort((a, z) => a.start - z.start)) {
    out += text.slice(at, start) + instead
    at = end
  }
  return out + text.slice(at)
}
