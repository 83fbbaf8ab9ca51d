import { usePage } from '@inertiajs/react'
import { Section } from '#client/pages/parts/section.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { MarketingProps, Pages } from '#shared/page-props.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { LibraryFilters } from './parts/library-filters.tsx'
import { PackageShelf } from './parts/package-shelf.tsx'
import { PageIntro } from './parts/page-intro.tsx'

export default function Components({ packages, counts: found }: Pages['components/index']) {
  const { site: here, menu } = usePage<MarketingProps>().props
  const { counts, sale } = here
  const shown = packages.filter(({ count }) => count > 0)
  const kinds = shown.flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories)).length

  return (
    <>
      <PageHead
        title="Components"
        description={`${counts.components} interface components for Tailwind CSS in ${kinds} kinds, live, each as HTML with Alpine.js, React, Vue and Svelte. ${menu.free} are free.`}
      />
      <PageIntro
        title={`${counts.components} Tailwind CSS components`}
        text={`Live previews in light and dark, and the code as HTML with Alpine.js, React, Vue and Svelte. ${menu.free} are free, without an account; a licence opens the rest.`}
        isTop
        className="pt-8! pb-7! sm:pt-12! sm:pb-8!"
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ColourSwatches legend="Colour of the previews" />
          <nav aria-label="Packages" className="flex flex-wrap gap-x-2.5 gap-y-1 sm:gap-x-5">
            {shown.map(({ slug, title, count }) => (
              <a
                key={slug}
                href={`#${slug}`}
                className="inline-flex min-h-10 items-center gap-2 rounded-xs text-sm font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {title}
                <span className="font-mono text-xs font-normal text-faint tabular-nums">{count}</span>
              </a>
            ))}
          </nav>
        </div>
      </PageIntro>
      <Section>
        <LibraryFilters filters={{}} counts={found} packages={menu.packages} address={urls.library} />
      </Section>
      {shown.map((entry, index) => (
        <PackageShelf key={entry.slug} entry={entry} late={index > 0} />
      ))}
      <Section labelledBy="open" className="py-12 sm:py-16">
        <h2 id="open" className="text-2xl font-semibold tracking-tight text-balance text-ink">
          How to get the code
        </h2>
        <p className="mt-2 max-w-prose text-base text-pretty text-muted">
          Of the free components you copy it from their pages. A licence opens all {counts.components} and every one
          added later; it is paid once, from ${salePrice(site.prices.developer, sale)}.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={urls.pricing()} size="lg">
            Compare the licences
          </ButtonLink>
          <ButtonLink href={urls.freeComponents()} size="lg" variant="secondary-alt">
            See the free ones
          </ButtonLink>
        </div>
        <p className="mt-8 text-base text-pretty text-muted">
          Is something missing? <Link href={urls.componentRequests()}>Ask for it, or vote for what others want</Link>.{' '}
          Or <Link href={urls.news()}>hear of new components by mail</Link>.
        </p>
      </Section>
    </>
  )
}
