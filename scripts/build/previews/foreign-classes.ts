/** Looks in what is made for previews for classes where only names of lists may be. */
import { parseSync } from 'oxc-parser'
import { stringsIn, textOfString } from '#compiler/tailwind/class-strings.ts'
import { walk, type Node } from '#compiler/parse/ast.ts'

/** What pages themselves put on their root, and so no component's own. */
export const markers: ReadonlySet<string> = new Set(['dark'])

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** The classes in the class attributes of HTML that are neither names of lists nor markers. */
export const foreignClasses = (html: string, names: ReadonlySet<string>): string[] =>
  [...html.matchAll(/\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].flatMap(([, double, single, bare]) =>
    wordsOf(double ?? single ?? bare ?? '').filter((word) => !names.has(word) && !markers.has(word)),
  )

/**
 * The strings of a script that show classes: whatever stands as className and is neither a name nor a marker, and three
 * known classes or more that follow each other in any string. Throws when it does not parse.
 */
export function foreignLists(code: string, known: ReadonlySet<string>, names: ReadonlySet<string>): string[] {
  const { program, errors } = parseSync('chunk.js', code, { lang: 'js', sourceType: 'unambiguous' })
  if (errors[0]) throw new SyntaxError(errors[0].message)
  const found: string[] = []
  walk(program, (node) => {
    const isClassName = node.type === 'Property' && nameOf(node.key) === 'className'
    for (const string of isClassName ? stringsIn(node.value) : []) {
      const text = textOfString(string) ?? ''
      if (!wordsOf(text).every((word) => names.has(word) || markers.has(word))) found.push(text)
    }
    for (const text of textsOf(node)) if (longestRun(text, known) > 2) found.push(text)
  })
  return found
}

const nameOf = (key: Node) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '')

/** A string, or the pieces of one that is put together. */
function textsOf(node: Node): string[] {
  if (node.type === 'TemplateElement') return [node.value.cooked ?? '']
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
}

/** How many words of a text that follow each other are known. */
export function longestRun(text: string, known: ReadonlySet<string>): number {
  let longest = 0
  let run = 0
  for (const word of wordsOf(text)) {
    run = known.has(word) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
