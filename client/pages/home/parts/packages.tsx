import { usePage } from '@inertiajs/react'
import { ArrowRightIcon } from '@heroicons/react/16/solid'
import { Section } from '#client/pages/parts/section.tsx'
import { ShelfCard } from '#client/pages/parts/shelf-card.tsx'
import { Link } from '#client/router-link.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Link as TextLink } from '#client/ui/link.tsx'
import { counted } from '#shared/counted.ts'
import type { HomePackage } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { Heading } from './heading.tsx'

const words = {
  'application-ui':
    'For products and dashboards: tables, forms, menus, dialogs, calendars, charts, and whole pages with a sidebar.',
  marketing: 'For websites: heroes, features, pricing, testimonials, team, blog, headers and footers.',
  ecommerce: 'For shops: product lists and pages, filters, reviews, the cart and the checkout.',
}

/** What there is to have, package by package: its best piece large beside two more, and how many kinds there are. */
export function Packages({ packages }: { packages: HomePackage[] }) {
  const { components } = usePage().props.site.counts
  const kinds = packages.reduce((sum, entry) => sum + entry.kinds, 0)

  return (
    <Section labelledBy="packages" className="py-14 sm:py-16">
      <Heading id="packages" title={`${components} components of ${kinds} kinds`}>
        Each with light and dark, every state, and the code in four frameworks. The pictures lead to live previews.
      </Heading>
      <div className="mt-10 grid gap-14">
        {packages.map((entry) => (
          <Package key={entry.slug} entry={entry} />
        ))}
      </div>
      <ButtonLink href={urls.components()} size="xl" className="mt-12">
        See all {components} components
      </ButtonLink>
    </Section>
  )
}

function Package({ entry: { slug, title, count, pieces, kinds } }: { entry: HomePackage }) {
  return (
    <section aria-labelledby={`package-${slug}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <div>
          <h3 id={`package-${slug}`} className="text-2xl font-semibold tracking-tight text-ink">
            <Link
              href={urls.components(slug)}
              className="inline-flex items-center rounded-xs underline-offset-4 hover:underline pointer-coarse:min-h-10"
            >
              {title}
            </Link>{' '}
            <span className="ms-1 text-base font-normal text-muted tabular-nums">{count} components</span>
          </h3>
          <p className="mt-1.5 max-w-prose text-base text-pretty text-muted">{words[slug]}</p>
        </div>
        <TextLink href={urls.components(slug)} variant="black" className="inline-flex min-h-10 items-center gap-1.5">
          All {counted(kinds, 'kind')} of {title} <ArrowRightIcon aria-hidden className="size-4 rtl:-scale-x-100" />
        </TextLink>
      </div>
      <ul className="mt-5 grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-6 lg:grid-cols-[minmax(0,2.3fr)_minmax(0,1fr)]">
        {pieces.map((piece, index) => (
          <ShelfCard
            key={piece.path}
            late
            large={index === 0}
            thumbnail={piece}
            title={piece.title}
            href={urls.component(piece.path)}
            className={index === 0 ? 'max-lg:col-span-2 lg:row-span-2' : 'max-lg:last:even:col-span-2'}
          />
        ))}
      </ul>
    </section>
  )
}
