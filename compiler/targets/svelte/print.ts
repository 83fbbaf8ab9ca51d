import { compile, parse, type AST } from 'svelte/compiler'
import { formatSvelte } from '../../print/prettier.ts'

/**
 * Formats a Svelte file. Prettier keeps the space on both sides of what an inline element holds, which Svelte drops,
 * so it goes once the line is known to be short enough.
 *
 * @throws SyntaxError when Svelte's own compiler refuses the code, also for a <div> in a <p>
 */
export async function printSvelte(code: string): Promise<string> {
  try {
    const first = await formatSvelte(code)
    const tight = withoutEdges(first)
    const formatted = tight === first ? first : await formatSvelte(tight)
    compile(formatted, { generate: false })
    return formatted
  } catch (error) {
    throw new SyntaxError(error instanceof Error ? error.message.split('\n')[0] : String(error), { cause: error })
  }
}

function withoutEdges(code: string): string {
  const spaces: number[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    if (isElement(value)) {
      const [first, last] = [value.fragment.nodes[0], value.fragment.nodes.at(-1)]
      const isOneLine = first && last && !code.slice(first.start, last.end).includes('\n')
      if (isOneLine && first.type === 'Text' && first.data.startsWith(' ')) spaces.push(first.start)
      if (isOneLine && last.type === 'Text' && last.data.endsWith(' ') && last.end - 1 > first.start)
        spaces.push(last.end - 1)
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'instance') visit(child)
  }
  visit(parse(code, { modern: true }).fragment)
  return spaces.sort((a, z) => z - a).reduce((text, at) => text.slice(0, at) + text.slice(at + 1), code)
}

const isElement = (value: object): value is AST.RegularElement =>
  'type' in value && value.type === 'RegularElement' && (value as AST.RegularElement).name !== 'pre'
