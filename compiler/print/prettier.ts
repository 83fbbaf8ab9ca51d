import { format, type Options } from 'prettier'
import * as svelte from 'prettier-plugin-svelte'

/** Columns of a line, in UTF-16 units. */
export const printWidth = 120

const style: Options = { semi: false, singleQuote: true, printWidth }

/** Formats a whole TSX or JSX file. */
export const formatModule = (code: string, parser: 'babel-ts' | 'babel') => format(code, { ...style, parser })

/**
 * Formats a Vue single-file component, as often as Prettier finds something better, so that a customer's changes
 * nothing. It only does where it broke within a closing tag, so else a second time is spared.
 */
export async function formatVue(code: string): Promise<string> {
  const once = await format(code, { ...style, parser: 'vue' })
  if (!brokenClosingTag.test(once)) return once
  const again = await format(once, { ...style, parser: 'vue' })
  return again === once ? once : format(again, { ...style, parser: 'vue' })
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
export const formatSvelte = (code: string) => format(code, { ...style, parser: 'svelte', plugins: [svelte] })
