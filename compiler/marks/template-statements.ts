import { parseSync } from 'oxc-parser'
import { walk } from '../parse/ast.ts'
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
