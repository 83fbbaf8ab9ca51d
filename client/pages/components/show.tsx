import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { useState } from 'react'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './parts/page-intro.tsx'
import { PublicCard } from './parts/public-card.tsx'
import { PublicNeighbours } from './parts/public-neighbours.tsx'

export default function Show({ package: pack, category, subcategory, previous, next }: Pages['components/show']) {
  const { title, path, components } = subcategory
  const { auth } = usePage().props
  // A document brings these rules itself.
  const [isVisit] = useState(useMounted())
  const count = `${components.length} ${components.length === 1 ? 'component' : 'components'}`
  const free = components.filter((component) => component.free).length

  return (
    <>
      <PageHead
        title={`${title}, ${pack.title} ${category.title.toLowerCase()}`}
        description={`${title}, ${pack.title} ${category.title.toLowerCase()} for Tailwind CSS: ${count} with live previews, as HTML with Alpine.js, React, Vue and Svelte.`}
      />
      {isVisit && <link rel="stylesheet" href={urls.previewHeights(path)} />}
      <PageIntro
        above={
          <nav aria-label="Breadcrumb" className="mb-5 text-sm text-muted">
            <ol className="flex flex-wrap gap-x-2">
              <li>
                <Link href={urls.components()} className="rounded-xs hover:text-ink">
                  Components
                </Link>
              </li>
              <li aria-hidden className="text-faint">
                /
              </li>
              <li>
                <Link href={urls.components(pack.slug)} className="rounded-xs hover:text-ink">
                  {pack.title}
                </Link>
              </li>
            </ol>
          </nav>
        }
        title={title}
        text={`${count}${components.length > 1 ? ', each' : ''} as HTML with Alpine.js, React, Vue and Svelte.${freeWords(free, components.length)}`}
      >
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
          {components.map((component) => (
            <PublicCard key={component.slug} component={component} />
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
