import { usePage } from '@inertiajs/react'
import { Section } from '#client/pages/parts/section.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { tiers } from '#shared/licences.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

/** Three prices and where to read what they mean. */
export function PricingTeaser() {
  const { sale } = usePage().props.site

  return (
    <Section labelledBy="pricing" className="py-20 sm:py-28">
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="pricing" className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
            Paid once, like a good tool
          </h2>
          <p className="mt-4 max-w-prose text-base text-pretty text-muted">
            One payment, every component, and all that follow. Moving up later costs the difference.
          </p>
          <ButtonLink href={urls.pricing()} size="lg" className="mt-7">
            Compare the licences
          </ButtonLink>
        </div>
        <dl className="grid grid-cols-3 divide-x divide-line border-y border-line-strong">
          {tiers.map(({ name, title }) => (
            <div key={name} className="flex flex-col-reverse justify-end px-4 py-6 first:ps-0 sm:px-8">
              <dt className="mt-2 text-sm text-muted sm:text-base">{title}</dt>
              <dd className="text-3xl font-semibold tracking-[-0.04em] text-ink tabular-nums sm:text-5xl">
                ${salePrice(site.prices[name], sale)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
