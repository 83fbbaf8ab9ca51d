import type { Options, Plugin } from 'prettier'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import * as html from 'prettier/plugins/html'
import * as typescript from 'prettier/plugins/typescript'
import { format } from 'prettier/standalone'
import * as svelte from 'prettier-plugin-svelte'

/** Columns of a line, in UTF-16 units. */
export const printWidth = 120

// Prettier reads the options of every language it knows anew for each expression of an attribute; it is told of those
// alone that a file can hold, which is a quarter of the time that a Vue file takes.
const scripts: Plugin[] = [babel, estree]
const documents: Plugin[] = [html, typescript, ...scripts]
const style: Options = { semi: false, singleQuote: true, printWidth, plugins: scripts }

/** Formats a whole TSX or JSX file. */
export const formatModule = (code: string, parser: 'babel-ts' | 'babel') => format(code, { ...style, parser })

/**
 * Formats a Vue single-file component, as often as Prettier finds something better, so that a customer's changes
 * nothing. It only does where it broke within a closing tag, so else a second time is spared.
 */
export async function formatVue(code: string): Promise<string> {
  const once = await format(code, { ...style, parser: 'vue', plugins: documents })
  if (!brokenClosingTag.test(once)) return once
  const again = await format(once, { ...style, parser: 'vue', plugins: documents })
  return again === once ? once : format(again, { ...style, parser: 'vue', plugins: documents })
}

const brokenClosingTag = /<\/[\w-]+\n/

/** Formats statements for a script, without the final line break. */
export const formatScript = async (code: string, indent: number) =>
  (await format(code, { ...style, parser: 'babel', printWidth: printWidth - indent })).trimEnd()

/**
 * Formats JavaScript that stands in an attribute.
 *
 * @param indent columns in front of it
 * @returns one line or several; strings keep single quotes, which never clash with the attribute's
 */
export async function formatAttributeCode(code: string, indent: number): Promise<string> {
  const formatted = await format(`(${code}\n)`, {
    ...style,
    parser: 'babel',
    printWidth: Math.max(40, printWidth - indent),
  })
  return formatted
    .trim()
    .replace(/^;/, '')
    .replace(/^\(([\s\S]*)\)$/, (whole, inner: string) => (isBalanced(inner) ? inner.trim() : whole))
}

function isBalanced(code: string): boolean {
  let depth = 0
  for (const character of code) {
    if (character === '(') depth++
    if (character === ')' && --depth < 0) return false
  }
  return depth === 0
}

/** Formats a whole Svelte file. */
export const formatSvelte = (code: string) =>
  format(code, { ...style, parser: 'svelte', plugins: [svelte, ...documents] })
