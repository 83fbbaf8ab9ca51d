import { usePage } from '@inertiajs/react'
import { buttonClass } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { tiers } from '#shared/licences.ts'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { Section } from './parts/section.tsx'

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** The program in figures: what a sale that somebody brought is worth to them. */
export default function Affiliate({ commission }: Pages['affiliate']) {
  const { supportEmail } = usePage().props.site
  const subject = encodeURIComponent(`${site.name} affiliate program`)

  return (
    <>
      <PageHead
        title="Become an affiliate"
        description={`Recommend ${site.name} and receive ${commission}% of every licence sold through you.`}
      />
      <PageIntro
        title={`${commission}% of every licence you bring`}
        text={`Write about ${site.name}, teach with it, or build with it in public. Who follows your link and buys within sixty days counts as yours.`}
      >
        <a href={`mailto:${supportEmail}?subject=${subject}`} className={buttonClass({ size: 'lg' })}>
          Ask to take part
        </a>
      </PageIntro>
      <Section labelledBy="worth" className="py-14 sm:py-20">
        <h2 id="worth" className="text-2xl font-semibold tracking-tight text-ink sm:text-3xl">
          What a sale is worth to you
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
          The commission is a share of what was paid: in a sale with a discount it is {commission}% of the lower price,
          and a refunded sale earns none. Buying through your own link does not count.
        </p>
      </Section>
    </>
  )
}
