import { plainText, type Block } from '#shared/article.ts'
import type { DocPage } from '#shared/publishing.ts'

/** What stands under a heading of a page; `hash` leads there. What comes before the first has neither. */
export type Passage = { hash: string; heading: string | null; text: string }

/** The passages of a page in reading order; the first is what comes before any heading. */
export function passagesOf({ blocks }: Pick<DocPage, 'blocks'>): Passage[] {
  let last: Passage = { hash: '', heading: null, text: '' }
  const passages = [last]
  for (const block of blocks) {
    if (block.type === 'heading') {
      last = { hash: `#${block.id}`, heading: plainText(block.children), text: '' }
      passages.push(last)
    } else last.text += ` ${textOf(block)}`
  }
  return passages
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return plainText(block.children)
    case 'list':
      return block.items.flat().map(textOf).join(' ')
    case 'callout':
    case 'quote':
      return block.children.map(textOf).join(' ')
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ')
    case 'code':
      return block.code
    case 'component':
    case 'rule':
      return ''
  }
}
