import { useState } from 'react'
import { useAddressedLook } from '#client/hooks/use-addressed-look.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useChosenPreviewWidth } from '#client/hooks/use-preview-width.ts'
import { Section } from '#client/pages/parts/section.tsx'
import { Breadcrumb } from '#client/ui/breadcrumb.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { ComponentNeeds } from '#client/ui/component-needs.tsx'
import { ComponentOthers } from '#client/ui/component-others.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { lookQuery, lookWithoutWidth } from '#shared/preview-look.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import { urls } from '#shared/urls.ts'
import { Compared } from './parts/compared.tsx'
import { HowToTake } from './parts/how-to-take.tsx'
import { PageIntro } from './parts/page-intro.tsx'
import { PublicCard } from './parts/public-card.tsx'
import { PublicNeighbours } from './parts/public-neighbours.tsx'

/** One component, and all there is to know of it. */
export default function Component(props: Pages['components/component']) {
  const { package: pack, category, subcategory, component, known, awaitsProof, engines, needs } = props
  const { runs, previous, next, others } = props
  const { path, title, description, part } = component
  const kind = standaloneTitle(subcategory.title, category.title)
  const [look, setLook] = useAddressedLook((next) => urls.component(path, lookWithoutWidth(next)))
  const width = useChosenPreviewWidth()
  // A document brings these rules itself.
  const [isVisit] = useState(useMounted())
  const above = [
    { label: 'Components', href: urls.components() },
    { label: pack.title, href: urls.components(pack.slug) },
    { label: kind, href: urls.subcategory(subcategory.path) },
  ]

  return (
    <>
      <PageHead
        title={`${title}, ${kind.toLowerCase()}`}
        description={`${description} For Tailwind CSS, with a live preview, as HTML with Alpine.js, React, Vue and Svelte.`}
        markdown={urls.componentMarkdown(path)}
      />
      {isVisit && <link rel="stylesheet" href={urls.previewHeights(subcategory.path)} />}
      <PageIntro
        above={<Breadcrumb above={above} className="mb-5" />}
        title={title}
        text={description}
        isTop
        className="pt-8! pb-8! sm:pt-10! sm:pb-10!"
      >
        <HowToTake component={component} />
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <ColourSwatches legend="Colour of the preview" />
          {runs && (
            <ButtonLink href={urls.flavours(path, lookQuery({ ...look, width }))} variant="secondary-alt" size="md">
              Run all four side by side
            </ButtonLink>
          )}
          <p className="font-mono text-xs text-faint">{part}</p>
        </div>
      </PageIntro>
      <div className="border-t border-line xl:px-8">
        <div className="mx-auto max-w-7xl border-line px-5 py-10 sm:px-8 sm:py-12 lg:px-12 xl:border-x">
          <PublicCard key={path} component={component} isAlone look={[look, setLook]} />
          <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
            <section aria-labelledby="compared">
              <h2 id="compared" className="text-lg font-semibold tracking-tight text-ink">
                How it was tested
              </h2>
              <Compared component={component} known={known} awaitsProof={awaitsProof} engines={engines} />
            </section>
            <section aria-labelledby="needs">
              <h2 id="needs" className="text-lg font-semibold tracking-tight text-ink">
                What your project needs
              </h2>
              <ComponentNeeds needs={needs} />
            </section>
          </div>
        </div>
      </div>
      {(others.length > 0 || previous || next) && (
        <Section className="grid gap-10 py-12 sm:py-16">
          <ComponentOthers title="More components" others={others} address={urls.component} />
          <PublicNeighbours
            label={`Neighbours in ${pack.title}`}
            previous={previous}
            next={next}
            address={urls.component}
          />
        </Section>
      )}
    </>
  )
}
