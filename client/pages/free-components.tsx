import { usePage } from '@inertiajs/react'
import { PageHead } from '#client/ui/page-head.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { Link } from '#client/ui/link.tsx'
import { counted } from '#shared/counted.ts'
import type { Pages } from '#shared/page-props.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { FreeTerms } from './parts/free-terms.tsx'
import { Section } from './parts/section.tsx'
import { ShelfCard } from './parts/shelf-card.tsx'

/** As many pictures as are fetched before anybody does anything. */
const atOnce = 4

export default function FreeComponents({ packages }: Pages['free-components']) {
  const { counts, sale } = usePage().props.site
  const count = packages.reduce((sum, { components }) => sum + components.length, 0)

  return (
    <>
      <PageHead
        title="Free Tailwind components"
        description={`${count} free components for Tailwind CSS, with all of their code as HTML with Alpine.js, React, Vue and Svelte. No account, no card.`}
      />
      <PageIntro
        title={`${count} free Tailwind CSS components`}
        text="With all of their code, as HTML with Alpine.js, React, Vue and Svelte. No account, no card, no mail: open one, choose a language, copy."
        isTop
        className="pt-8! pb-7! sm:pt-12! sm:pb-8!"
      >
        <ColourSwatches legend="Colour of the previews" />
      </PageIntro>
      {packages.map(({ slug, title, components }, place) => (
        <Section key={slug} labelledBy={slug} className="py-10 sm:py-12">
          <h2
            id={slug}
            className="flex flex-wrap items-baseline justify-between gap-x-4 text-2xl font-semibold tracking-tight text-ink"
          >
            {title}
            <span className="text-sm font-normal tracking-normal text-muted tabular-nums">
              {components.length} free
            </span>
          </h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
            {components.map((component, index) => (
              <ShelfCard
                key={component.path}
                dense
                thumbnail={component}
                title={component.title}
                href={urls.component(component.path)}
                aside={component.page}
                late={place > 0 || index >= atOnce}
              />
            ))}
          </ul>
        </Section>
      ))}
      <FreeTerms />
      <Section labelledBy="rest" className="py-12 sm:py-16">
        <h2 id="rest" className="text-2xl font-semibold tracking-tight text-balance text-ink">
          The other {counted(counts.components - count, 'component')}
        </h2>
        <p className="mt-2 max-w-prose text-base text-pretty text-muted">
          A licence opens them and every one added later, paid once, from ${salePrice(site.prices.developer, sale)}.
          Each day one component of the whole library is open to everyone:{' '}
          <Link href={urls.componentOfTheDay()}>the component of the day</Link>.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={urls.components()} size="lg">
            See all components
          </ButtonLink>
          <ButtonLink href={urls.pricing()} size="lg" variant="secondary-alt">
            Compare the licences
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}
