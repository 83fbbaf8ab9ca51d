import type { Replacement } from '../edits/replacements.ts'
import { edit, type Draft } from './draft.ts'
import type { SnippetStyle } from './style.ts'

/** Applies what a style says of scripts and white space. Code is written with single quotes, two spaces and no semicolons. */
export function styleLayout(draft: Draft, { quotes, semicolons, indent }: SnippetStyle): Draft {
  const quoted = quotes === 'double' ? edit(draft, doubleQuotes(draft)) : draft
  const ended = semicolons ? edit(quoted, endStatements(quoted)) : quoted
  return indent === '2' ? ended : edit(ended, indentLines(ended, indent === 'tab' ? '\t' : '    '))
}

const doubleQuotes = ({ code, marks }: Draft): Replacement[] =>
  marks.quotes.flatMap((pair) =>
    pair.flatMap((at) => (code[at] === "'" ? [{ start: at, end: at + 1, text: '"' }] : [])),
  )

const endStatements = ({ marks }: Draft): Replacement[] =>
  [
    ...marks.statementEnds.map((at) => ({ start: at, end: at, text: ';' })),
    ...marks.guards.map((at) => ({ start: at, end: at + 1, text: '' })),
  ].sort((a, z) => a.start - z.start || a.end - z.end)

/** Lines of a string that goes over several keep their spaces, which are part of it. */
function indentLines({ code, marks }: Draft, step: string): Replacement[] {
  return [...code.matchAll(/^ +/gm)].flatMap(({ 0: spaces, index }) => {
    const isText = marks.verbatim.some(([start, end]) => index > start && index <= end)
    const depth = Math.floor(spaces.length / 2)
    return isText || depth === 0 ? [] : [{ start: index, end: index + depth * 2, text: step.repeat(depth) }]
  })
}
