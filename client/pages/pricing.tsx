import { usePage } from '@inertiajs/react'
import { PageIntro } from '#client/pages/components/parts/page-intro.tsx'
import { Questions } from '#client/pages/parts/questions.tsx'
import { Section } from '#client/pages/parts/section.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { tiers } from '#shared/licences.ts'
import type { Pages } from '#shared/page-props.ts'
import { pricingQuestions } from '#shared/pricing-questions.ts'
import { site } from '#shared/site.ts'
import { licensesAnchor } from '#shared/urls.ts'
import { ComparisonTable } from './pricing/parts/comparison-table.tsx'
import { Contact } from './pricing/parts/contact.tsx'
import { InEveryLicence } from './pricing/parts/in-every-licence.tsx'
import { MovingUp } from './pricing/parts/moving-up.tsx'
import { PricesAtAGlance } from './pricing/parts/prices-at-a-glance.tsx'
import { Promises } from './pricing/parts/promises.tsx'
import { SaleNotice } from './pricing/parts/sale-notice.tsx'
import { Terms } from './pricing/parts/terms.tsx'
import { TierColumn } from './pricing/parts/tier-column.tsx'

export default function Pricing({ tax }: Pages['pricing']) {
  const { counts } = usePage().props.site

  return (
    <>
      <PageHead
        title="Pricing"
        description={`Three licences, each paid once: $${site.prices.developer}, $${site.prices.unlimited} or $${site.prices.team}. The code of ${counts.components} Tailwind CSS components as HTML with Alpine.js, React, Vue and Svelte, and of every one added later.`}
      />
      <PageIntro
        title="Three licences, each paid once"
        text={`Pay once, build for good. A licence opens the code of ${counts.components} Tailwind CSS components as HTML, React, Vue and Svelte, and of every one added later. No subscription.`}
        isTop
        className="pt-8! pb-7! sm:pt-14! sm:pb-10! md:pb-5!"
      >
        <PricesAtAGlance />
      </PageIntro>
      <section
        id={licensesAnchor}
        aria-labelledby="licenses-title"
        tabIndex={-1}
        className="scroll-mt-[calc(72px-5rem)] border-t border-line outline-none xl:px-8"
      >
        <div className="relative mx-auto max-w-7xl border-line xl:border-x">
          <span aria-hidden className="tick -inset-s-[6px] -top-[6px] max-xl:hidden" />
          <span aria-hidden className="tick -inset-e-[6px] -top-[6px] max-xl:hidden" />
          <h2 id="licenses-title" className="sr-only">
            Licences
          </h2>
          <div className="not-empty:px-5 not-empty:pt-6 sm:not-empty:px-8 lg:not-empty:px-12">
            <SaleNotice />
          </div>
          <ul className="grid grid-cols-1 divide-line max-md:divide-y md:grid-cols-3 md:divide-x md:px-2 lg:px-4">
            {tiers.map((tier) => (
              <TierColumn key={tier.name} tier={tier} tax={tax} />
            ))}
          </ul>
        </div>
      </section>
      <Promises tax={tax} />
      <Section labelledBy="comparison" className="py-16 sm:py-24">
        <h2 id="comparison" className="mb-10 text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
          What each licence opens
        </h2>
        <ComparisonTable />
        <InEveryLicence />
      </Section>
      <MovingUp />
      <Terms />
      <Questions id="questions" title="Questions before you buy" asked={pricingQuestions(tax)}>
        <Contact />
      </Questions>
    </>
  )
}
