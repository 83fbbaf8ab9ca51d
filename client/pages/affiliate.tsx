import { ButtonLink, buttonClass } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { tiers } from '#shared/licences.ts'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { ApplyForm } from './parts/affiliate/apply-form.tsx'
import { Section } from './parts/section.tsx'

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** The program in figures: what a sale that somebody brought is worth to them, and how to take part. */
export default function Affiliate({ commission, days, state, apply }: Pages['affiliate']) {
  return (
    <>
      <PageHead
        title="Become an affiliate"
        description={`Recommend ${site.name} and receive ${commission}% of every licence sold through you.`}
      />
      <PageIntro
        title={`Earn ${commission}% on every licence you refer`}
        text={`Write about ${site.name}, teach with it, or build with it in public. Anyone who follows your link and buys within ${days} days counts as yours.`}
      >
        <Begin hasApplied={state !== null} mayApply={apply !== null} />
      </PageIntro>
      <Section labelledBy="worth" className="py-14 sm:py-20">
        <h2 id="worth" className="text-2xl font-semibold tracking-tight text-ink sm:text-3xl">
          What you earn on each licence
        </h2>
        <dl className="mt-8 grid divide-line rounded-xl ring-1 ring-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
          {tiers.map(({ name, title }) => (
            <div key={name} className="flex flex-col-reverse justify-end p-6 sm:p-8">
              <dt className="mt-2 text-base text-muted">
                {title}, sold at {dollars(site.prices[name]).replace('.00', '')}
              </dt>
              <dd className="text-4xl font-semibold tracking-[-0.03em] text-ink tabular-nums">
                {dollars((site.prices[name] * commission) / 100)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-prose text-base text-pretty text-muted">
          The commission is a share of what was paid before taxes: in a sale with a discount it is {commission}% of the
          lower price, and a refunded sale earns none. Upgrades count, too. Of several links the last one followed
          counts, and buying through your own does not. A commission is paid out once it is {site.affiliateHoldDays}{' '}
          days old.
        </p>
      </Section>
      {apply && (
        <Section
          labelledBy="apply"
          className="grid gap-x-16 gap-y-8 py-14 sm:py-20 lg:grid-cols-[18rem_minmax(0,36rem)]"
        >
          <div>
            <h2 id="apply" className="scroll-mt-24 text-2xl font-semibold tracking-tight text-ink sm:text-3xl">
              Apply
            </h2>
            <p className="mt-3 text-base text-pretty text-muted">
              We read every application ourselves and answer by mail. Advertising by spam, under our name or with
              invented claims <Link href={urls.legal('terms-of-service')}>ends it</Link>.
            </p>
          </div>
          <ApplyForm csrfToken={apply.csrfToken} />
        </Section>
      )}
    </>
  )
}

function Begin({ hasApplied, mayApply }: { hasApplied: boolean; mayApply: boolean }) {
  if (hasApplied) {
    return (
      <ButtonLink href={urls.affiliateAccount()} size="lg">
        Open your affiliate page
      </ButtonLink>
    )
  }
  if (mayApply) {
    return (
      <a href="#apply" className={buttonClass({ size: 'lg' })}>
        Apply
      </a>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ButtonLink href={urls.register(urls.affiliate())} size="lg">
        Make an account to apply
      </ButtonLink>
      <Link alone href={urls.login(urls.affiliate())}>
        Sign in
      </Link>
    </div>
  )
}
