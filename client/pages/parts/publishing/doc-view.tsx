import { clsx } from 'clsx'
import { Article } from '#client/ui/article/article.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { DocProps } from '#shared/page-props.ts'
import { DocNav } from './doc-nav.tsx'
import { DocPager } from './doc-pager.tsx'
import { DocSearch } from './doc-search.tsx'
import { Fold } from './fold.tsx'
import { OnThisPage } from './on-this-page.tsx'
import { PageHints } from './page-hints.tsx'

type Props = DocProps & {
  docHref: (slug: string) => string
  /** The app has a sidebar of its own, so that columns come at wider windows. */
  frame: 'app' | 'site'
}

const frames = {
  app: {
    grid: 'xl:grid-cols-[11rem_minmax(0,1fr)] 2xl:grid-cols-[11rem_minmax(0,1fr)_11rem]',
    nav: 'max-xl:hidden',
    menu: 'xl:hidden',
    contents: 'max-2xl:hidden',
    contentsMenu: '2xl:hidden',
  },
  site: {
    grid: 'lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_12rem]',
    nav: 'max-lg:hidden',
    menu: 'lg:hidden',
    contents: 'max-xl:hidden',
    contentsMenu: 'xl:hidden',
  },
}
const column = 'sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto [scrollbar-width:thin] pb-4'

/** A page of the documentation with the list of all pages, its own contents, and the way on. */
export function DocView({ sections, doc, previous, next, shown, docHref, frame }: Props) {
  const hasContents = doc.headings.length > 1
  const { grid, nav, menu, contents, contentsMenu } = frames[frame]

  return (
    <>
      <PageHead title={doc.title} description={doc.description} />
      {frame === 'site' && <DocSearch key={`search ${doc.slug}`} className="mt-6 lg:hidden" />}
      <Fold key={`pages ${doc.slug}`} title="All pages" className={clsx('mt-6', menu)}>
        <DocNav sections={sections} current={doc.slug} docHref={docHref} />
      </Fold>
      <div className={clsx('grid gap-x-10 pt-8 pb-16 sm:pt-12', grid)}>
        <div className={clsx(column, nav)}>
          {frame === 'site' && <DocSearch key={`search ${doc.slug}`} className="mb-6 p-0.5" />}
          <DocNav sections={sections} current={doc.slug} docHref={docHref} />
        </div>
        <article aria-labelledby="title" className="min-w-0">
          <p className="text-sm font-medium text-faint">{doc.section}</p>
          <h1 id="title" className="mt-1 text-3xl font-semibold tracking-tight text-balance text-ink">
            {doc.title}
          </h1>
          <p className="mt-3 mb-10 max-w-[60ch] text-lg/7 text-pretty text-muted">{doc.description}</p>
          {hasContents && (
            <Fold key={doc.slug} title="On this page" className={clsx('-mt-2 mb-10 max-w-[68ch]', contentsMenu)}>
              <OnThisPage headings={doc.headings} />
            </Fold>
          )}
          <Article blocks={doc.blocks} docHref={docHref} shown={shown} />
          <PageHints slug={doc.slug} title={doc.title} />
          <DocPager previous={previous} next={next} docHref={docHref} />
        </article>
        <div className={clsx(column, contents)}>
          {hasContents && <p className="pb-1.5 text-xs font-medium text-faint">On this page</p>}
          {hasContents && <OnThisPage headings={doc.headings} />}
        </div>
      </div>
    </>
  )
}
