import { Badge } from '#client/ui/badge.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Link } from '#client/ui/link.tsx'
import type { AffiliateState } from '#shared/affiliate.ts'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'
import { AffiliateFigures } from './parts/affiliate-figures.tsx'
import { AffiliateSales } from './parts/affiliate-sales.tsx'
import { PayoutForm } from './parts/payout-form.tsx'

type Props = Pages['user/affiliate']

const news: Record<Exclude<AffiliateState, 'active'>, string> = {
  applied: 'We will review your application and write to you. Your link works once it is accepted.',
  refused: 'We have decided not to accept your application for now. If you think we missed something, write to us.',
  ended: 'Your link no longer earns commission. What you have earned so far is still yours.',
}

export default function AffiliateAccount({ csrfToken, state, link, payout, terms, figures, sales }: Props) {
  const hasBooks = state === 'active' || state === 'ended'

  return (
    <AccountPage title="Affiliate" about="Sales through your link, and your commission.">
      {state === 'active' ? (
        <AccountSection
          id="link"
          title="Your link"
          about={`${terms.commission}% of what is paid by who followed it within ${terms.days} days; the last link followed counts.`}
        >
          <YourLink link={link} />
        </AccountSection>
      ) : (
        <AccountSection id="state" title={state === 'applied' ? 'Your application' : 'Not active'} about={news[state]}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Badge>{state === 'applied' ? 'In review' : state === 'refused' ? 'Declined' : 'Ended'}</Badge>
            <Link href={urls.affiliate()}>How the programme works</Link>
          </div>
        </AccountSection>
      )}
      {hasBooks && (
        <>
          <AccountSection
            id="figures"
            title="Figures"
            about={`A commission is paid out once it is ${terms.hold} days old.`}
          >
            <AffiliateFigures figures={figures} />
          </AccountSection>
          <AccountSection id="sales" title="Sales" about="One line for each order placed through your link.">
            <AffiliateSales sales={sales} />
          </AccountSection>
        </>
      )}
      {state !== 'refused' && (
        <AccountSection id="payout" title="Payout" about="Where we send your commission. Nobody else can see it.">
          <PayoutForm csrfToken={csrfToken} payout={payout} />
        </AccountSection>
      )}
    </AccountPage>
  )
}

function YourLink({ link }: { link: string }) {
  const parameter = link.slice(link.indexOf('?'))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken p-5 ring-1 ring-line">
        <code className="min-w-0 font-mono text-sm wrap-anywhere text-ink">{link}</code>
        <CopyButton text={link} what="Your link" />
      </div>
      <p className="mt-3 text-sm text-pretty text-muted">
        Every page of {site.name} takes it: add <code className="font-mono text-ink">{parameter}</code> to its address.
      </p>
    </>
  )
}
