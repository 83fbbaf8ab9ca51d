import { use } from 'react'
import type { Inline } from '#shared/article.ts'
import { plainText } from '#shared/article.ts'
import { Inlines } from './inlines.tsx'
import { LinkBase } from './link-base.ts'

type Props = { level: 2 | 3; id: string; children: Inline[] }

const looks = { 2: 'mt-12 text-xl tracking-tight', 3: 'mt-8 text-base' }

/** A heading with a link to itself, so that a place in a text can be passed on. */
export function ArticleHeading({ level, id, children }: Props) {
  const { idPrefix } = use(LinkBase)
  const Tag = `h${level}` as const
  const anchor = idPrefix + id

  return (
    // Called by its words alone: the link inside has a name of its own.
    <Tag
      id={anchor}
      aria-labelledby={`${anchor}-words`}
      className={`group font-semibold text-balance text-ink first:mt-0 ${looks[level]}`}
    >
      <span id={`${anchor}-words`}>
        <Inlines parts={children} />
      </span>
      <a
        href={`#${anchor}`}
        aria-label={`Link to “${plainText(children)}”`}
        className="relative ms-1 inline-grid size-6 place-items-center rounded-sm align-middle font-normal text-faint opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 print:hidden pointer-coarse:opacity-100 pointer-coarse:before:absolute pointer-coarse:before:-inset-2"
      >
        #
      </a>
    </Tag>
  )
}
