import { Link } from '#client/router-link.tsx'
import { DocSearch } from '#client/pages/parts/publishing/doc-search.tsx'
import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export default function DocsSearch({ q, hits, similar }: Pages['docs/search']) {
  return (
    <SitePage>
      <PageHead title={q ? `Documentation: ${q}` : 'Search the documentation'} isListed={false} />
      <SiteHeading title="Search the documentation">{outcome({ q, hits, similar })}</SiteHeading>
      <DocSearch key={q} q={q} />
      <ul className="mt-8 divide-y divide-line border-t border-line pb-20">
        {hits.map(({ slug, title, hash, heading, excerpt }) => (
          <li key={slug}>
            <Link href={urls.docs(slug) + hash} className="group block rounded-md py-5">
              <span className="font-medium text-ink decoration-line-strong underline-offset-4 group-hover:underline">
                {title}
                {heading && <span className="font-normal text-muted"> › {heading}</span>}
              </span>
              <span className="mt-1 block max-w-[68ch] text-sm/6 text-pretty text-muted">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SitePage>
  )
}

function outcome({ q, hits, similar }: Pages['docs/search']): string {
  if (q === '') return 'Enter one or more words to find the pages that contain all of them.'
  if (hits.length === 0) return `No results for “${q}”. Try fewer or shorter words.`
  const pages = hits.length === 1 ? '1 page has' : `${hits.length} pages have`
  return similar ? `No results for “${q}”. ${pages} similar words.` : `${pages} “${q}”.`
}
