import { parseSync } from 'oxc-parser'
import { walk } from '../parse/ast.ts'
import type { FileMarks } from '../types.ts'
import { isBound, type TemplateAttribute } from './template-attributes.ts'

/** Where statements end in functions that stand in attributes of a template, and a semicolon may stand. */
export function statementEndsInTemplate(attributes: readonly TemplateAttribute[]): number[] {
  return attributes.filter(isBound).flatMap(({ value, start }) => {
    if (!/=>\s*\{/.test(value)) return []
    const { program, errors } = parseSync('attribute.ts', `(${value}\n)`, { lang: 'ts' })
    if (errors.length > 0) return []
    const ends: number[] = []
    walk(program, (node) => {
      if (node.type !== 'BlockStatement') return
      for (const { type, end } of node.body) {
        const isEnded = value[end - 2] === ';'
        if (!isEnded && /^(Expression|Return|Throw)Statement$|^VariableDeclaration$/.test(type))
          ends.push(start + end - 1)
      }
    })
    return ends
  })
}

/** The lines of texts that go over several in the code of attributes: their spaces are part of them. */
export function textsInTemplate(attributes: readonly TemplateAttribute[]): FileMarks['verbatim'] {
  return attributes
    .filter((attribute) => isBound(attribute) && /`[^`]*\n/.test(attribute.value))
    .flatMap(({ value, start }) => {
      const texts: FileMarks['verbatim'] = []
      walk(parseSync('attribute.ts', value, { lang: 'ts' }).program, (node) => {
        if (node.type === 'TemplateElement' && node.value.raw.includes('\n'))
          texts.push([start + node.start, start + node.end])
      })
      return texts
    })
}
