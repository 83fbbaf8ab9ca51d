import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { useHasLicence } from '#client/hooks/use-has-licence.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { counted } from '#shared/counted.ts'
import type { Pages } from '#shared/page-props.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import { urls } from '#shared/urls.ts'
import { cardsAtOnce } from '#shared/cards-at-once.ts'
import { PageIntro } from './parts/page-intro.tsx'
import { PublicCard } from './parts/public-card.tsx'
import { PublicNeighbours } from './parts/public-neighbours.tsx'

export default function Show({ package: pack, category, subcategory, previous, next }: Pages['components/show']) {
  const { path, components } = subcategory
  const title = standaloneTitle(subcategory.title, category.title)
  const { auth, site: here } = usePage().props
  const hasLicence = useHasLicence()
  // A document brings the rules of its first cards itself, and links to all further down.
  const [isVisit] = useState(useMounted())
  const count = counted(components.length, 'component')
  const free = components.filter((component) => component.free).length
  const above = [
    { label: 'Components', href: urls.components() },
    { label: pack.title, href: urls.components(pack.slug) },
  ]

  return (
    <>
      <PageHead
        title={`${title}, ${pack.title}`}
        description={`${title} for Tailwind CSS, ${pack.title}: ${count} with live previews, as HTML with Alpine.js, React, Vue and Svelte.`}
        markdown={urls.subcategoryMarkdown(path)}
      />
      {isVisit && <link rel="stylesheet" href={urls.previewHeights(path)} />}
      <PageIntro
        above={<Breadcrumb above={above} className="mb-5" />}
        title={title}
        text={`${count} for Tailwind CSS${components.length > 1 ? ', each' : ''} as HTML with Alpine.js, React, Vue and Svelte.${freeWords(free, components.length)}`}
        isTop
        className="pt-8! pb-8! sm:pt-10! sm:pb-10!"
      >
        {free < components.length && !hasLicence && (
          <p className="-mt-3 mb-5 text-base text-muted">
            <Link href={urls.pricing()}>A licence opens {free > 0 ? 'the rest' : 'the code'}</Link>: $
            {salePrice(site.prices.developer, here.sale)} once, with all {here.counts.components} components.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <ColourSwatches legend="Colour of the previews" />
          {auth.user && (
            <ButtonLink href={urls.appSubcategory(path)} variant="secondary-alt" size="md">
              Open in your library
            </ButtonLink>
          )}
        </div>
      </PageIntro>
      <div className="border-t border-line xl:px-8">
        <div className="mx-auto grid max-w-7xl gap-16 border-line px-5 py-12 sm:gap-20 sm:px-8 sm:py-16 lg:px-12 xl:border-x">
          {components.slice(0, cardsAtOnce).map((component) => (
            <PublicCard key={component.slug} component={component} />
          ))}
          {/* Where it stands, nothing above waits for it. */}
          {!isVisit && components.length > cardsAtOnce && <link rel="stylesheet" href={urls.previewHeights(path)} />}
          {components.slice(cardsAtOnce).map((component) => (
            <PublicCard key={component.slug} component={component} late />
          ))}
          <PublicNeighbours previous={previous} next={next} />
        </div>
      </div>
    </>
  )
}

function freeWords(free: number, all: number): string {
  if (free === 0) return ''
  if (free === all) return all === 1 ? ' It is free.' : ' All of them are free.'
  return free === 1 ? ' One is free.' : ` ${free} of them are free.`
}
