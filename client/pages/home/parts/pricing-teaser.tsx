import { usePage } from '@inertiajs/react'
import { Section } from '#client/pages/parts/section.tsx'
import { CheckList } from '#client/ui/check-list.tsx'
import { LicencePrice } from '#client/pages/parts/licence-price.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { type Tier, tiers } from '#shared/licences.ts'
import { urls } from '#shared/urls.ts'
import { Heading } from './heading.tsx'

/** The three licences in short: price, for whom, what each opens. */
export const PricingTeaser = () => (
  <Section labelledBy="pricing" className="py-14 sm:py-16">
    <Heading id="pricing" title="Pricing: pay once, no subscription">
      One payment in US dollars for every component, including those added later. To upgrade, you pay the difference.
    </Heading>
    <ul className="mt-8 grid gap-6 lg:grid-cols-3">
      {tiers.map((tier) => (
        <Licence key={tier.name} tier={tier} />
      ))}
    </ul>
    <ButtonLink href={urls.pricing()} size="xl" className="mt-8">
      Compare the licences
    </ButtonLink>
  </Section>
)

function Licence({ tier: { name, title, audience, points } }: { tier: Tier }) {
  const { counts } = usePage().props.site

  return (
    <li className="flex flex-col rounded-2xl p-6 ring-1 ring-line-strong sm:p-8">
      <h3 className="text-lg font-semibold text-ink">{title}</h3>
      <p className="mt-0.5 text-base text-pretty text-muted lg:min-h-12">{audience}</p>
      <p className="mt-5 flex items-baseline gap-3 tabular-nums">
        <LicencePrice licence={name} className="text-5xl" />
        <span className="text-sm text-muted">once</span>
      </p>
      <CheckList lines={points(counts)} className="mt-6 text-base text-ink" />
    </li>
  )
}
