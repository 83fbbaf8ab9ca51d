import { PageHead } from '#client/ui/page-head.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { Section } from './parts/section.tsx'
import { ShelfCard } from './parts/shelf-card.tsx'

export default function FreeComponents({ packages }: Pages['free-components']) {
  const count = packages.reduce((sum, { components }) => sum + components.length, 0)

  return (
    <>
      <PageHead
        title="Free Tailwind components"
        description={`${count} free components for Tailwind CSS, with all of their code as HTML with Alpine.js, React, Vue and Svelte.`}
      />
      <PageIntro
        title="Free, and not the leftovers"
        text={`${count} components with all of their code, in every flavour. No account, no card, no mail: open one and copy it.`}
      >
        <ColourSwatches legend="Colour of the previews" />
      </PageIntro>
      {packages.map(({ slug, title, components }, place) => (
        <Section key={slug} labelledBy={slug} className="py-14 sm:py-20">
          <h2
            id={slug}
            className="flex items-baseline justify-between gap-4 text-2xl font-semibold tracking-tight text-ink"
          >
            {title}
            <span className="text-sm font-normal tracking-normal text-muted tabular-nums">
              {components.length} free
            </span>
          </h2>
          <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {components.map((component, index) => (
              <ShelfCard
                key={component.path}
                thumbnail={component}
                title={component.title}
                href={urls.component(component.path)}
                aside={component.page}
                // A row on a wide screen is as much as a first view shows whole.
                late={place > 0 || index >= 3}
              />
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
