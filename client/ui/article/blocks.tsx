/* oxlint-disable react/no-array-index-key -- a published text never changes under the reader's eyes */
import type { Block } from '#shared/article.ts'
import { Callout } from './callout.tsx'
import { ArticleCode } from './code.tsx'
import { ArticleComponent } from './component.tsx'
import { ArticleHeading } from './heading.tsx'
import { Inlines } from './inlines.tsx'
import { ArticleTable } from './table.tsx'

export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <ArticleBlock key={index} block={block} />)
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className="mt-4 first:mt-0">
          <Inlines parts={block.children} />
        </p>
      )
    case 'heading':
      return <ArticleHeading {...block} />
    case 'list':
      return <ArticleList {...block} />
    case 'code':
      return <ArticleCode {...block} />
    case 'table':
      return <ArticleTable {...block} />
    case 'callout':
      return (
        <Callout kind={block.kind}>
          <ArticleBlocks blocks={block.children} />
        </Callout>
      )
    case 'quote':
      return (
        <blockquote className="mt-5 border-s-2 border-line-strong ps-5 text-ink">
          <ArticleBlocks blocks={block.children} />
        </blockquote>
      )
    case 'component':
      return <ArticleComponent {...block} />
    case 'rule':
      return <hr className="my-10 border-line" />
  }
}

function ArticleList({ ordered, items }: Extract<Block, { type: 'list' }>) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag
      className={`mt-4 grid grid-cols-1 gap-2 ps-5 marker:text-faint ${ordered ? 'list-decimal marker:tabular-nums' : 'list-disc'}`}
    >
      {items.map((item, index) => (
        <li key={index} className="ps-1">
          <ArticleBlocks blocks={item} />
        </li>
      ))}
    </Tag>
  )
}
