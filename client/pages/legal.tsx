import { describeDay } from '#client/day.ts'
import { SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { OnThisPage } from '#client/pages/parts/publishing/on-this-page.tsx'
import { Article } from '#client/ui/article/article.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export default function Legal({ legal, others }: Pages['legal']) {
  return (
    <SitePage>
      <PageHead title={legal.title} description={legal.description} markdown={urls.legalMarkdown(legal.slug)} />
      <div className="@container">
        <div className="grid gap-x-16 pt-14 pb-20 sm:pt-20 @4xl:grid-cols-[minmax(0,1fr)_14rem]">
          <article aria-labelledby="title" className="min-w-0">
            <h1 id="title" className="text-4xl font-semibold tracking-tighter text-balance text-ink">
              {legal.title}
            </h1>
            <p className="mt-4 max-w-[60ch] text-lg/7 text-pretty text-muted">{legal.description}</p>
            <p className="mt-3 mb-10 text-sm text-faint">
              {legal.binds ? 'In force since ' : 'As of '}
              <time dateTime={legal.updated}>{describeDay(legal.updated)}</time>
            </p>
            <Article blocks={legal.blocks} docHref={urls.docs} />
            <p data-print="no" className="mt-14 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6 text-sm">
              {others.map(({ slug, title }) => (
                <Link key={slug} href={urls.legal(slug)} variant="muted">
                  {title}
                </Link>
              ))}
            </p>
          </article>
          <div className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto @max-4xl:hidden">
            <p className="pb-1.5 text-xs font-medium text-faint">On this page</p>
            <OnThisPage headings={legal.headings.filter(({ level }) => level === 2)} />
          </div>
        </div>
      </div>
    </SitePage>
  )
}
