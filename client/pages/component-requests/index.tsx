import { clsx } from 'clsx'
import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { Link } from '#client/router-link.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { RequestOrder } from '#shared/component-requests.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { LookUp } from './parts/look-up.tsx'
import { RequestItem } from './parts/request-item.tsx'
import { WhoMayAsk } from './parts/who-may-ask.tsx'

type Props = Pages['component-requests/index']

const orderTitles: Record<RequestOrder, string> = { votes: 'Most votes', newest: 'Newest' }
/** The address of a page of the list; what is left out is usual. */
const at = (order: RequestOrder, page = 1) =>
  urls.componentRequests({ ...(order === 'newest' && { order }), ...(page > 1 && { page: String(page) }) })

/** What people ask us to make, and what comes of it. */
export default function ComponentRequests({ requests, order, page, hasMore, waiting, asker }: Props) {
  return (
    <SitePage>
      <PageHead
        title="Component requests"
        description="Components that people ask for: which are planned, which are made, and how many want each."
      />
      <SiteHeading title="Component requests">
        What people ask us to make, and how far each request is. Votes decide what we start with.
      </SiteHeading>
      <LookUp />
      {!asker.may && (
        <div className="mt-6">
          <WhoMayAsk isSignedIn={asker.isSignedIn} next={urls.componentRequests()} what="ask and vote" />
        </div>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className="mt-12 max-w-3xl rounded-xl p-6 ring-1 ring-line">
          <h2 id="waiting" className="text-lg font-semibold tracking-tight text-ink">
            Waiting for our review
          </h2>
          <p className="mt-1 text-sm text-muted">Only you see these until we have read them.</p>
          <ul className="mt-4 grid gap-4">
            {waiting.map(({ id, name, purpose }) => (
              <li key={id} className="wrap-anywhere">
                <p className="font-medium text-ink">{name}</p>
                <p className="text-sm/6 whitespace-pre-line text-muted">{purpose}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Requests" className="mt-12 max-w-3xl pb-24">
        <nav aria-label="Order" className="flex gap-x-5">
          {(['votes', 'newest'] as const).map((one) => (
            <Link
              key={one}
              href={at(one)}
              aria-current={one === order ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-10 items-center rounded-xs text-sm font-medium underline-offset-8',
                one === order ? 'text-ink underline' : 'text-muted hover:text-ink',
              )}
            >
              {orderTitles[one]}
            </Link>
          ))}
        </nav>
        {requests.length > 0 ? (
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {requests.map((request) => (
              <RequestItem key={request.id} request={request} asker={asker} />
            ))}
          </ul>
        ) : (
          <p className="mt-4 border-t border-line pt-8 text-base text-muted">
            {page > 1 ? 'No more requests.' : 'There are no requests yet. You can send the first.'}
          </p>
        )}
        <nav aria-label="Pages" className="mt-8 flex flex-wrap gap-3 empty:hidden">
          {page > 1 && (
            <ButtonLink href={at(order, page - 1)} variant="secondary-alt" rel="prev">
              Previous
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink href={at(order, page + 1)} variant="secondary-alt" rel="next">
              Next
            </ButtonLink>
          )}
        </nav>
      </section>
    </SitePage>
  )
}
