import type { Component } from '../../ir/types.ts'
import type { EmitContext } from '../emit.ts'
import type { PrintedOutput } from '../../marks/mark.ts'
import { metaComment } from '../../parse/meta.ts'
import { formatModule } from '../../print/prettier.ts'
import { rewrite, type Override } from '../../javascript/rewrite.ts'
import { stripTypes } from '../../javascript/strip-types.ts'
import { classStrings } from '../../tailwind/class-strings.ts'

/** React: the author's own source, without its details comment, tidied; as TSX, and as JSX without the types. */
export async function emitReact(component: Component, { fileName, design }: EmitContext): Promise<PrintedOutput> {
  const { parsed } = component
  const comment = metaComment(parsed)
  const strings = classStrings(component.parsed)
  const sortClasses: Override = (node) => {
    if (!strings.has(node) || node.type !== 'Literal') return undefined
    const { source } = parsed
    return source.charAt(node.start) + design.sort(String(node.value)) + source.charAt(node.end - 1)
  }
  const print = (override: Override) => {
    const { source, program } = parsed
    const text = source.slice(0, program.start) + rewrite(program, source, override) + source.slice(program.end)
    // The comment stands before everything that may have changed, so its offsets still hold.
    return comment ? text.slice(0, comment.start) + text.slice(comment.end).trimStart() : text
  }
  const tsx = await formatModule(print(sortClasses), 'babel-ts')
  const jsx = await formatModule(
    print((node, write) => sortClasses(node, write) ?? stripTypes(node, write)),
    'babel',
  )
  return {
    files: [
      { label: 'TSX', fileName: `${fileName}.tsx`, language: 'tsx', code: tsx },
      { label: 'JSX', fileName: `${fileName}.jsx`, language: 'jsx', code: jsx },
    ],
    dependencies: component.packages,
    setup:
      component.states.length + component.effects.length > 0 || component.packages.includes('@headlessui/react')
        ? [clientNote]
        : [],
  }
}

const clientNote = 'In a Next.js app directory, put "use client" on the first line of the file.'
