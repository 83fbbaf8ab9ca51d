/**
 * What previews wear instead of classes: each list of classes is one short name, so that nobody reads in a preview what
 * is sold. The same source always gets the same names.
 */
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { parseSync } from 'oxc-parser'
import { classStrings, textOfString } from '#compiler/tailwind/class-strings.ts'
import type { Program } from '#compiler/parse/ast.ts'
import { classTemplatesAsCalls } from '#compiler/reword/class-templates.ts'
import { applyEdits } from '#compiler/reword/edits.ts'
import { keyOfList, type ListNames } from '#shared/list-names.ts'
import { foreignLists } from './foreign-classes.ts'
import { componentsDir } from '#toolchain/paths.ts'

/** A list of classes in a source, with its quotes. */
type List = { start: number; end: number; value: string }

/**
 * Gives each list of classes in a component's source its name: m1, m2 … in the order they first stand there. Lists of
 * the same classes share one. Out: the source with names for lists, and the names. Throws when it is no TypeScript.
 */
export function opaqueSource(written: string, file = 'component.tsx'): { code: string; names: ListNames } {
  const { source, program } = parsed(written, file)
  const naming = createNaming()
  let code = ''
  let at = 0
  for (const { start, end, value } of listsOf(program)) {
    const name = naming.nameOf(value)
    if (name === '') continue
    code += `${source.slice(at, start)}'${name}'`
    at = end
  }
  return { code: code + source.slice(at), names: naming.names }
}

/** A source whose templates of classes are calls of clsx(), so that all classes stand in strings of their own. */
function parsed(written: string, file: string): { source: string; program: Program } {
  const parse = (source: string): Program => {
    const { program, errors } = parseSync(file, source, { lang: 'tsx', sourceType: 'module', preserveParens: false })
    if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
    return program
  }
  const program = parse(written)
  const edits = classTemplatesAsCalls({ source: written, program })
  if (edits.length === 0) return { source: written, program }
  const source = applyEdits(edits, written)
  return { source, program: parse(source) }
}

/** Names lists in the order they are asked for; an empty list has none. */
export function createNaming() {
  const names: ListNames = {}
  const nameOf = (list: string): string => {
    const key = keyOfList(list)
    return key && (names[key] ??= `m${(Object.keys(names).length + 1).toString(36)}`)
  }
  return { names, nameOf }
}

function listsOf(program: Program): List[] {
  return [...classStrings({ program })]
    .map((node) => ({ start: node.start, end: node.end, value: textOfString(node) ?? '' }))
    .sort((a, z) => a.start - z.start)
}

/**
 * Builds components with names for lists, on the server as in the browser, so that hydration agrees; while developing
 * they keep their classes. Fails where a script for browsers shows a list all the same.
 */
export function opaqueClasses(): Plugin {
  const named = new Map<string, ListNames>()
  return {
    name: 'millwork:opaque-classes',
    enforce: 'pre',
    apply: 'build',
    transform(source, id) {
      if (!isComponent(id)) return null
      const { code, names } = opaqueSource(source, id)
      named.set(id, names)
      return { code, map: null }
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const lists = chunk.moduleIds.flatMap((id) => Object.entries(named.get(id) ?? {}))
        if (lists.length === 0) continue
        const known = new Set(lists.flatMap(([list]) => list.split(' ')))
        const [foreign] = foreignLists(chunk.code, known, new Set(lists.map(([, name]) => name)))
        if (foreign) this.error(`${chunk.fileName} shows classes, which previews may not: “${foreign}”.`)
      }
    },
  }
}

const isComponent = (id: string) => id.endsWith('.tsx') && !relative(componentsDir, id).startsWith('..')
