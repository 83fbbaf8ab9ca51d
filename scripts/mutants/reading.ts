/**
 * A file without what nobody can tell from its absence: two files that read alike here do the same, though their syntax
 * is not the same. It knows what browsers and libraries do, where `meaningOf` knows the syntax alone.
 */
import type { Flavour } from '#shared/catalog.ts'
import { edit } from '#shared/snippet/draft.ts'
import { cut, replace, textOf, type Edit } from './kinds/kind.ts'
import { readPart } from './syntax/index.ts'
import { allOf, calleeName, fields } from './syntax/tree.ts'
import type { Attribute, Element, Part, Tree } from './syntax/types.ts'

/** @returns the code as it would read without them; what does not parse is given back as it is */
export function plainReading(flavour: Flavour, code: string): string {
  const part = readPart(flavour, code)
  const edits = [...hiddenTwice(part), ...bubblingFromNothing(part), ...orUndefined(part), ...keysOfConstants(part)]
  if (flavour === 'svelte') edits.push(...onlyRune(part))
  return edit(
    { code, highlighted: '', marks: noMarks },
    edits.toSorted((one, other) => one.start - other.start),
  ).code
}

const noMarks = { classes: [], quotes: [], verbatim: [], statementEnds: [], guards: [] }

/** Heroicons hide themselves from screen readers, asked or not. */
function hiddenTwice(part: Part): Edit[] {
  const isAsked = ({ name, kind, value }: Attribute) =>
    name === 'aria-hidden' && kind === 'plain' && value?.text === 'true'
  return part.elements
    .filter(({ isComponent, tag }) => isComponent && tag.endsWith('Icon'))
    .flatMap(({ attributes }) => attributes.filter(isAsked).map((attribute) => cut(part, attribute)))
}

/** From a field, which holds nothing that could have the focus, it is no matter whether the event bubbles. */
function bubblingFromNothing({ elements }: Part): Edit[] {
  const isField = ({ tag }: Element) => /^(?:input|select|textarea)$/.test(tag)
  return elements
    .filter(isField)
    .flatMap(({ attributes }) =>
      attributes
        .filter(({ kind, name }) => kind === 'event' && /^focus(?:in|out)$/.test(name))
        .map(({ start, source }) =>
          replace(
            { start, end: start + source.length },
            source.replace('focusout', 'blur').replace('focusin', 'focus'),
          ),
        ),
    )
}

/** What is true or undefined is the same with `|| undefined` behind it. */
function orUndefined(part: Part): Edit[] {
  return allOf(part.roots, 'LogicalExpression').flatMap(([node]) => {
    const left = bare(node.left as Tree)
    if (node.operator !== '||' || textOf(part, node.right as Tree) !== 'undefined') return []
    if (left.type !== 'ConditionalExpression') return []
    const ends = [left.consequent, left.alternate].map((end) => textOf(part, end as Tree))
    return ends.every((end) => end === 'true' || end === 'undefined') ? [replace(node, textOf(part, left))] : []
  })
}

const bare = (node: Tree): Tree => (node.type === 'ParenthesizedExpression' ? bare(node.expression as Tree) : node)

/** Vue and Svelte draw a list that is a constant of the file once, and never ask for its keys. */
function keysOfConstants(part: Part): Edit[] {
  if (part.flavour !== 'vue' && part.flavour !== 'svelte') return []
  const constants = new Set(
    allOf(part.roots, 'VariableDeclaration')
      .filter(([{ kind }, around]) => kind === 'const' && around.length <= 2)
      .flatMap(([declaration]) => fields(declaration, 'declarations'))
      .filter(({ init }) => (init as Tree | null)?.type === 'ArrayExpression')
      .map(({ id }) => textOf(part, id as Tree)),
  )
  return part.loops.flatMap(({ list, key }) => (key && constants.has(textOf(part, list)) ? [replace(key, '')] : []))
}

/** Without any rune Svelte reads a file in its older way, where every `let` is watched. */
function onlyRune(part: Part): Edit[] {
  const runes = allOf(part.roots, 'CallExpression').filter(([call]) => calleeName(call)?.startsWith('$'))
  const [[rune] = []] = runes
  if (!rune || runes.length !== 1 || calleeName(rune) !== '$state') return []
  const [value] = fields(rune, 'arguments')
  return value?.type === 'Literal' ? [replace(rune, textOf(part, value))] : []
}
