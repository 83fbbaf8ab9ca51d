import { Head } from '@inertiajs/react'
import { clsx } from 'clsx'
import { Article } from '#client/ui/article/article.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { DocProps } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { DocNav } from './doc-nav.tsx'
import { DocPager } from './doc-pager.tsx'
import { DocSearch } from './doc-search.tsx'
import { Fold } from './fold.tsx'
import { OnThisPage } from './on-this-page.tsx'
import { PageHints } from './page-hints.tsx'

type Props = DocProps & {
  docHref: (slug: string) => string
  frame: 'app' | 'site'
}

const titleId = 'title'
const column = 'sticky top-20 max-h-[calc(100dvh-6rem)] self-start'
const scrolls = 'overflow-y-auto pb-4 [scrollbar-width:thin]'

/**
 * A page of the documentation with the list of all pages, its own contents, and the way on. Columns come by the room
 * there is for text of the reader's size, which a window's width does not tell.
 */
export function DocView({ sections, doc, previous, next, shown, docHref, frame }: Props) {
  const hasContents = doc.headings.length > 1

  return (
    <div className="@container">
      <PageHead title={doc.title} description={doc.description} markdown={urls.docsMarkdown(doc.slug)} />
      <Head>
        {/* The list of pages scrolls to the current one when it is first drawn, and must be whole by then. */}
        <link head-key="expect-pages" rel="expect" href={`#${titleId}`} blocking="render" />
      </Head>
      {frame === 'site' && <DocSearch key={`search ${doc.slug}`} className="mt-6 @4xl:hidden" />}
      <Fold key={`pages ${doc.slug}`} title="All pages" className="mt-6 @4xl:hidden">
        <DocNav sections={sections} current={doc.slug} docHref={docHref} />
      </Fold>
      <div className="grid gap-x-10 pt-8 pb-16 sm:pt-12 @4xl:grid-cols-[12rem_minmax(0,1fr)] @min-[68rem]:grid-cols-[12rem_minmax(0,1fr)_12rem]">
        <div className={clsx(column, 'flex flex-col @max-4xl:hidden')}>
          {frame === 'site' && <DocSearch key={`search ${doc.slug}`} className="mb-4 shrink-0 p-0.5" />}
          <div className={clsx(scrolls, 'min-h-0 scroll-pt-[55%]')}>
            <DocNav sections={sections} current={doc.slug} docHref={docHref} />
          </div>
        </div>
        <article aria-labelledby={titleId} className="min-w-0">
          <p className="text-sm font-medium text-faint">{doc.section}</p>
          <h1 id={titleId} className="mt-1 text-3xl font-semibold tracking-tight text-balance text-ink">
            {doc.title}
          </h1>
          <p className="mt-3 mb-10 max-w-[60ch] text-lg/7 text-pretty text-muted">{doc.description}</p>
          {hasContents && (
            <Fold key={doc.slug} title="On this page" className="-mt-2 mb-10 max-w-[68ch] @min-[68rem]:hidden">
              <OnThisPage headings={doc.headings} />
            </Fold>
          )}
          <Article blocks={doc.blocks} docHref={docHref} shown={shown} />
          <PageHints slug={doc.slug} title={doc.title} />
          <DocPager previous={previous} next={next} docHref={docHref} />
        </article>
        <div className={clsx(column, scrolls, '@max-[68rem]:hidden')}>
          {hasContents && <p className="pb-1.5 text-xs font-medium text-faint">On this page</p>}
          {hasContents && <OnThisPage headings={doc.headings} />}
        </div>
      </div>
    </div>
  )
}
