import { usePage } from '@inertiajs/react'
import { CheckList } from '#client/ui/check-list.tsx'
import { LicencePrice } from '#client/pages/parts/licence-price.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import type { Tier } from '#shared/licences.ts'
import type { TaxTreatment } from '#shared/tax.ts'
import { urls } from '#shared/urls.ts'
import { tierAnchor } from './tier-anchor.ts'

/** In a word; what it means in full stands below the licences. */
const besides: Record<TaxTreatment, string> = { off: '', exclusive: ', plus tax if any', inclusive: ', tax included' }

/** A licence: for whom, its price, and what it adds. */
export function TierColumn({ tier, tax }: { tier: Tier; tax: TaxTreatment }) {
  const { counts } = usePage().props.site

  return (
    <li id={tierAnchor(tier.name)} className="flex scroll-mt-18 flex-col px-5 py-8 sm:px-8 sm:py-10 md:max-lg:px-6">
      <h3 className="text-lg font-semibold tracking-tight text-ink">{tier.title}</h3>
      <p className="mt-1 text-base text-pretty text-muted md:min-h-18 lg:min-h-12">{tier.audience}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <LicencePrice licence={tier.name} className="text-[3.5rem]" />
      </p>
      <p className="mt-2 text-sm text-muted">paid once, in US dollars{besides[tax]}</p>
      <div className="mt-7" data-print="no">
        <ButtonLink
          href={urls.checkout(tier.name)}
          size="lg"
          variant={tier.name === 'developer' ? 'primary' : 'secondary-alt'}
          className="w-full"
        >
          Get {tier.title}
        </ButtonLink>
      </div>
      <CheckList lines={tier.points(counts)} className="mt-8 text-base text-ink" />
    </li>
  )
}
