import { clsx } from 'clsx'
import type { Block } from '#shared/article.ts'
import { ArticleBlocks } from './blocks.tsx'
import { LinkBase } from './link-base.ts'

type Props = {
  blocks: readonly Block[]
  /** Where links to pages of the documentation lead. */
  docHref: (slug: string) => string
  /** Before the addresses of headings, where several texts share a page. */
  idPrefix?: string
  className?: string
}

/** A text we publish, drawn from the parts the build left. */
export function Article({ blocks, docHref, idPrefix = '', className }: Props) {
  return (
    <LinkBase value={{ docHref, idPrefix }}>
      <div className={clsx('max-w-[68ch] text-base/7 text-pretty text-muted', className)}>
        <ArticleBlocks blocks={blocks} />
      </div>
    </LinkBase>
  )
}
