/** The quoted strings of a source. */
import { parseSync } from 'oxc-parser'
import { walk } from '#compiler/parse/ast.ts'

/** Every string of a script or of JSX, in any quotes, without the modules it imports. Throws where it does not parse. */
export function literalsOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]!.message}`)
  const found: string[] = []
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') return false
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    else if (node.type === 'TemplateElement') found.push(node.value.cooked ?? node.value.raw)
    return true
  })
  return found
}

const attribute = /\sclass(?:Name)?=(?:"([^"]*)"|'([^']*)')/g
const quoted = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g

/** What stands in the class attributes of a markup of any flavour. */
export const classAttributesOf = (source: string): string[] => captured(source, attribute)

/** Whatever stands between two quotes on a line. */
export const quotedIn = (source: string): string[] => captured(source, quoted)

const captured = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '')
