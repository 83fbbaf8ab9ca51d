import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Link } from '#client/router-link.tsx'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { Section } from '#client/pages/parts/section.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { ComponentNeeds } from '#client/ui/component-needs.tsx'
import { ComponentOthers } from '#client/ui/component-others.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { Compared } from './parts/compared.tsx'
import { ComponentBadges } from './parts/component-badges.tsx'
import { PageIntro } from './parts/page-intro.tsx'
import { PublicCard } from './parts/public-card.tsx'
import { PublicNeighbours } from './parts/public-neighbours.tsx'

/** One component, and all there is to know of it. */
export default function Component(props: Pages['components/component']) {
  const { package: pack, subcategory, component, known, needs, runs, previous, next, others } = props
  const { path, title, description, part, free, ofTheDay } = component
  const { auth } = usePage().props
  // A document brings these rules itself.
  const [isVisit] = useState(useMounted())
  const above = [
    { label: 'Components', href: urls.components() },
    { label: pack.title, href: urls.components(pack.slug) },
    { label: subcategory.title, href: urls.subcategory(subcategory.path) },
  ]

  return (
    <>
      <PageHead
        title={`${title}, ${subcategory.title.toLowerCase()}`}
        description={`${description} For Tailwind CSS, with a live preview, as HTML with Alpine.js, React, Vue and Svelte.`}
      />
      {isVisit && <link rel="stylesheet" href={urls.previewHeights(subcategory.path)} />}
      <PageIntro
        above={
          <nav aria-label="Breadcrumb" className="mb-5 text-sm text-muted">
            <ol className="flex flex-wrap gap-x-2">
              {above.map(({ label, href }, index) => (
                <li key={href} className="flex gap-x-2">
                  {index > 0 && (
                    <span aria-hidden className="text-faint">
                      /
                    </span>
                  )}
                  <Link href={href} className="rounded-xs hover:text-ink">
                    {label}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        }
        title={title}
        text={description}
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-xs text-faint">
          {part}
          <span className="flex gap-1.5 font-sans empty:hidden">
            <ComponentBadges free={free} ofTheDay={ofTheDay} />
          </span>
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <ColourSwatches legend="Colour of the preview" />
          {runs && (
            <ButtonLink href={urls.flavours(path)} variant="secondary-alt" size="md">
              Run all four side by side
            </ButtonLink>
          )}
          {auth.user && (
            <ButtonLink href={urls.appComponent(path)} variant="secondary-alt" size="md">
              Open in your library
            </ButtonLink>
          )}
        </div>
      </PageIntro>
      <div className="border-t border-line xl:px-8">
        <div className="mx-auto max-w-7xl border-line px-5 py-10 sm:px-8 sm:py-12 lg:px-12 xl:border-x">
          <PublicCard key={path} component={component} isAlone />
          <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
            <section aria-labelledby="compared">
              <h2 id="compared" className="text-lg font-semibold tracking-tight text-ink">
                What was compared
              </h2>
              <Compared component={component} known={known} />
            </section>
            <section aria-labelledby="needs">
              <h2 id="needs" className="text-lg font-semibold tracking-tight text-ink">
                What it needs
              </h2>
              <ComponentNeeds needs={needs} />
            </section>
          </div>
        </div>
      </div>
      {(others.length > 0 || previous || next) && (
        <Section className="grid gap-10 py-12 sm:py-16">
          <ComponentOthers title={`More ${subcategory.title.toLowerCase()}`} others={others} address={urls.component} />
          <PublicNeighbours
            label={`Neighbours in ${subcategory.title}`}
            previous={previous}
            next={next}
            address={urls.component}
          />
        </Section>
      )}
    </>
  )
}
