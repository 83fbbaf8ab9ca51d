import { PageIntro } from '#client/pages/components/parts/page-intro.tsx'
import { Questions } from '#client/pages/parts/questions.tsx'
import { Section } from '#client/pages/parts/section.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { tiers } from '#shared/licences.ts'
import { pricingQuestions } from '#shared/questions.ts'
import { site } from '#shared/site.ts'
import { licensesAnchor } from '#shared/urls.ts'
import { ComparisonTable } from './pricing/parts/comparison-table.tsx'
import { Contact } from './pricing/parts/contact.tsx'
import { SaleNotice } from './pricing/parts/sale-notice.tsx'
import { Terms } from './pricing/parts/terms.tsx'
import { TierColumn } from './pricing/parts/tier-column.tsx'

export default function Pricing() {
  return (
    <>
      <PageHead
        title="Pricing"
        description={`Three licences, paid once: $${site.prices.developer}, $${site.prices.unlimited} or $${site.prices.team}. Every component in HTML with Alpine.js, React, Vue and Svelte, with updates for life.`}
      />
      <PageIntro
        title="Pay once, build for good"
        text="Three licences, one payment each. No renewals, no seats that expire, and everything added later is part of it."
      />
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
          <ul className="grid divide-line max-lg:divide-y lg:grid-cols-3 lg:divide-x lg:px-4">
            {tiers.map((tier) => (
              <TierColumn key={tier.name} tier={tier} />
            ))}
          </ul>
        </div>
      </section>
      <Section labelledBy="comparison" className="py-20 sm:py-28">
        <h2 id="comparison" className="mb-10 text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
          What each one opens
        </h2>
        <ComparisonTable />
      </Section>
      <Terms />
      <Questions id="questions" title="Before you buy" asked={pricingQuestions}>
        <Contact />
      </Questions>
    </>
  )
}
