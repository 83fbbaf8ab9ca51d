/** The styles of one preview: what its component uses and the sheet that all previews share does not hold. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { notePath, readText } from '#toolchain/stamps/record.ts'
import { root } from '#toolchain/paths.ts'

type Compiler = { build(classes: string[]): string }
type Tailwind = {
  compile(css: string, options: { base: string; onDependency(file: string): void }): Promise<Compiler>
  optimize(css: string, options: { minify: boolean }): { code: string }
}

// The very parts of Tailwind that its Vite plugin brings, so that both make the same rules.
const require = createRequire(createRequire(import.meta.url).resolve('@tailwindcss/vite'))
const { compile, optimize } = require('@tailwindcss/node') as Tailwind

/** Stands in the shared sheet already. */
const banner = /^\/\*!.*?\*\/\s*/
const folder = join(root, 'client/preview')

/**
 * Answers the sheet of all previews as Tailwind writes it, a function that makes all that some classes need, and one for
 * what they need beyond that sheet, small.
 */
export async function createPreviewStyles() {
  const sheet = readText(join(folder, 'preview.css'))
  const styles = async (classes: string[]) =>
    (await compile(sheet, { base: folder, onDependency: (file) => notePath('file', file) })).build(classes)
  const sharedStyles = await styles([])
  const stylesFor = async (classes: string[]) => {
    return optimize(beyond(sharedStyles, await styles(classes)), { minify: true })
      .code.replace(banner, '')
      .trim()
  }
  return { sharedStyles, styles, stylesFor }
}

/**
 * What one stylesheet has beyond another, when both were written by Tailwind: whole blocks, and in its theme single
 * variables. The order of the layers stays, for it is laid down by the first line of both.
 */
export function beyond(shared: string, whole: string): string {
  const held = new Set(blocksOf(shared))
  const variables = new Set([...held].filter(isTheme).flatMap((block) => block.split('\n').filter(isVariable)))
  return blocksOf(whole)
    .filter((block) => !held.has(block))
    .map((block) =>
      isTheme(block)
        ? block
            .split('\n')
            .filter((line) => !variables.has(line))
            .join('\n')
        : block,
    )
    .join('\n')
}

/** The outermost rules; only they begin at the margin and end with a brace there. */
const blocksOf = (css: string) => css.split(/(?<=^\}|^@[^{]*;)\n/m)
const isTheme = (block: string) => block.startsWith('@layer theme {')
const isVariable = (line: string) => /^\s*--/.test(line)
