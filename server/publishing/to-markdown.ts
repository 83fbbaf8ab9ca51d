/** A published text as Markdown for assistants and terminals, with whole addresses. */
import type { Block, Inline } from '#shared/article.ts'
import type { TextComponents } from './text-components.ts'
import { addressOf, seenAt, type Origin } from './links.ts'

/**
 * @param self path of the page the text stands on
 * @param told its components
 */
export function toMarkdown(blocks: readonly Block[], origin: Origin, self: string, told: TextComponents = {}): string {
  const all = (parts: readonly Block[]): string => parts.map(block).join('\n\n')
  const inlines = (parts: readonly Inline[]): string => parts.map(inline).join('')
  const prefixed = (text: string, first: string, rest: string) =>
    text
      .split('\n')
      .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
      .join('\n')

  function block(part: Block): string {
    switch (part.type) {
      case 'paragraph':
        return inlines(part.children)
      case 'heading':
        return `${'#'.repeat(part.level)} ${inlines(part.children)}`
      case 'list':
        return part.items
          .map((item, index) => {
            const mark = part.ordered ? `${index + 1}. ` : '- '
            return prefixed(all(item), mark, ' '.repeat(mark.length))
          })
          .join('\n')
      case 'code':
        return fence(part.language, part.label, part.code)
      case 'table': {
        const row = (cells: string[]) => `| ${cells.join(' | ')} |`
        const cells = (line: Inline[][]) => line.map((cell) => inlines(cell).replaceAll('|', '\\|'))
        return [
          row(cells(part.head)),
          row(part.head.map(() => '---')),
          ...part.rows.map((line) => row(cells(line))),
        ].join('\n')
      }
      case 'callout':
      case 'quote':
        return prefixed(all(part.children), '> ', '> ')
      case 'rule':
        return '---'
      case 'component':
        return [
          `[${told[part.path]?.title ?? 'A component'} at work](${origin.siteUrl}${seenAt(part)})`,
          ...(part.code ? (told[part.path]?.files ?? []) : []).map(({ language, fileName, code }) =>
            fence(language, fileName, code.trimEnd()),
          ),
        ].join('\n\n')
    }
  }
  function inline(part: Inline): string {
    if (typeof part === 'string') return part
    switch (part.type) {
      case 'strong':
        return `**${inlines(part.children)}**`
      case 'emphasis':
        return `_${inlines(part.children)}_`
      case 'code':
        return part.text.includes('`') ? `\`\` ${part.text} \`\`` : `\`${part.text}\``
      case 'break':
        return '  \n'
      case 'link':
      case 'doc':
        return `[${inlines(part.children)}](${addressOf(part, origin, self)})`
    }
  }
  return all(blocks)
}

/** Code with the name of its file, in a fence that is longer than any within. */
export function fence(language: string, label: string, code: string): string {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${marks}${language} ${label}\n${code}\n${marks}`
}

/** A whole page: title, what it tells, text. */
export const pageAsMarkdown = (
  { title, description, blocks }: { title: string; description: string; blocks: readonly Block[] },
  origin: Origin,
  self: string,
  told?: TextComponents,
): string => `# ${title}\n\n> ${description}\n\n${toMarkdown(blocks, origin, self, told)}\n`
