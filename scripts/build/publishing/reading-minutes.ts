import { plainText, type Block } from '#shared/article.ts'

/** Words of prose somebody reads in a minute, and lines of code. */
const wordsPerMinute = 220
const linesPerMinute = 40

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The words of a text without its code. */
export const wordsIn = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + wordsOf(block), 0)

function wordsOf(block: Block): number {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return countWords(plainText(block.children))
    case 'list':
      return block.items.reduce((sum, item) => sum + wordsIn(item), 0)
    case 'callout':
    case 'quote':
      return wordsIn(block.children)
    case 'table':
      return [block.head, ...block.rows].flat().reduce((sum, cell) => sum + countWords(plainText(cell)), 0)
    case 'code':
    case 'component':
    case 'rule':
      return 0
  }
}

/** Whole minutes it takes to read a text with its code; at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const lines = blocks.reduce((sum, block) => sum + (block.type === 'code' ? block.code.split('\n').length : 0), 0)
  return Math.max(1, Math.round(wordsIn(blocks) / wordsPerMinute + lines / linesPerMinute))
}
