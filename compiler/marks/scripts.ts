import { parseSync, type Program } from 'oxc-parser'
import type { OutputFile } from '../types.ts'

/** A piece of JavaScript in a file: its tree counts from `offset`. */
export type Script = { program: Program; code: string; offset: number; end: number }

/** Scripts stand at the beginning or the end of a file, on lines of their own; a text may speak of one as well. */
const tag = /^<script(?: setup)?(?: lang="ts")?>\n/gm

/** The scripts of a file: all of a module, or what stands in its script element. */
export function scriptsOf(code: string, language: OutputFile['language']): Script[] {
  if (language === 'tsx' || language === 'jsx') return [parse(code, 0, language)]
  const open = language === 'html' ? code.matchAll(tag).toArray().at(-1) : code.matchAll(tag).next().value
  const end = open ? code.indexOf('</script>', open.index) : -1
  if (!open || end < 0) return []
  const offset = open.index + open[0].length
  return [parse(code.slice(offset, end), offset, open[0].includes('lang="ts"') ? 'ts' : 'js')]
}

function parse(code: string, offset: number, lang: 'tsx' | 'jsx' | 'ts' | 'js'): Script {
  const { program, errors } = parseSync(`output.${lang}`, code, { lang, sourceType: 'module' })
  const [error] = errors
  if (error) throw new SyntaxError(error.message)
  return { program, code, offset, end: offset + code.length }
}
