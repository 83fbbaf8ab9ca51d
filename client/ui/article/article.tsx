import { clsx } from 'clsx'
import type { Block } from '#shared/article.ts'
import type { PageComponent } from '#shared/page-props.ts'
import { ArticleBlocks } from './blocks.tsx'
import { LinkBase } from './link-base.ts'

type Props = {
  blocks: readonly Block[]
  /** Where links to pages of the documentation lead. */
  docHref: (slug: string) => string
  /** Before the addresses of headings, where several texts share a page. */
  idPrefix?: string
  /** The components that stand in it; the others are only linked. */
  shown?: Record<string, PageComponent>
  className?: string
}

const none = {}

/** A text we publish, drawn from the parts the build left. Lines hold about 75 letters; what is no line may be wider. */
export function Article({ blocks, docHref, idPrefix = '', shown = none, className }: Props) {
  return (
    <LinkBase value={{ docHref, idPrefix, shown }}>
      <div
        className={clsx(
          'max-w-[68ch] text-base/7 text-pretty text-muted [&>:is(p,ul,ol,blockquote)]:max-w-[60ch]',
          className,
        )}
      >
        <ArticleBlocks blocks={blocks} />
      </div>
    </LinkBase>
  )
}
