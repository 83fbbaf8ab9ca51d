import { CheckIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button.tsx'
import type { Tier } from '#shared/licences.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

/** A licence: for whom, its price, and what it adds. */
export function TierColumn({ tier }: { tier: Tier }) {
  const { sale, counts } = usePage().props.site
  const full = site.prices[tier.name]
  const price = salePrice(full, sale)

  return (
    <li className="flex flex-col px-6 py-8 sm:px-8 sm:py-10">
      <h3 className="text-lg font-semibold tracking-tight text-ink">{tier.title}</h3>
      <p className="mt-1 text-base text-pretty text-muted lg:min-h-12">{tier.audience}</p>
      <p className="mt-6 flex items-baseline gap-3 tabular-nums">
        <span className="text-[3.5rem] leading-none font-semibold tracking-[-0.04em] text-ink">
          <span className="sr-only">Price: </span>${price}
        </span>
        {price < full && (
          <s className="text-xl text-faint">
            <span className="sr-only">instead of </span>${full}
          </s>
        )}
      </p>
      <p className="mt-2 text-sm text-muted">once, in US dollars</p>
      <ButtonLink
        href={urls.checkout(tier.name)}
        size="lg"
        variant={tier.name === 'developer' ? 'primary' : 'secondary-alt'}
        className="mt-7 w-full"
      >
        Get {tier.title}
      </ButtonLink>
      <ul className="mt-8 grid gap-3 text-base text-ink">
        {tier.points.map((point) => (
          <li key={point} className="flex gap-3 text-pretty">
            <CheckIcon aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      {tier.name === 'unlimited' && (
        <p className="mt-5 text-sm text-pretty text-muted">
          {counts.templates === 0
            ? 'Templates and the web application are not published yet. They belong to this licence when they are.'
            : 'The web application is not published yet. It belongs to this licence when it is.'}
        </p>
      )}
    </li>
  )
}
