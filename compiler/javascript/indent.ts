import { parseSync } from 'oxc-parser'
import { walk } from '../parse/ast.ts'

/** Moves statements to the right, but for lines within a template literal, whose white space is part of its text. */
export function indent(code: string, by: string): string {
  const within = verbatimIn(code)
  return code.replaceAll(/^(?=.)/gm, (_, at: number) =>
    within.some(([start, end]) => start < at && at <= end) ? '' : by,
  )
}

function verbatimIn(code: string): [start: number, end: number][] {
  if (!code.includes('`')) return []
  const found: [number, number][] = []
  walk(parseSync('script.js', code, { lang: 'js', sourceType: 'module' }).program, (node) => {
    if (node.type === 'TemplateElement' && node.value.raw.includes('\n')) found.push([node.start, node.end])
  })
  return found
}
