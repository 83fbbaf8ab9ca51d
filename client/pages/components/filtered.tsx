import { Section } from '#client/pages/parts/section.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PictureCard } from '#client/ui/picture-card.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { LibraryFilters } from './parts/library-filters.tsx'
import { PageIntro } from './parts/page-intro.tsx'

/** As many cards as a first view shows. */
const firstView = 6

/** The library narrowed or in another order: components from all of it, by their pictures. */
export default function Filtered({ filters, counts, found }: Pages['components/filtered']) {
  const count = `${found.length} ${found.length === 1 ? 'component' : 'components'}`

  return (
    <>
      <PageHead
        title={`Components: ${found.length} of ${counts.all}`}
        description={`${count} of the library for Tailwind CSS, each as HTML with Alpine.js, React, Vue and Svelte.`}
      />
      <PageIntro title="Components" text={`${count} of ${counts.all}.`} />
      <Section>
        <LibraryFilters filters={filters} counts={counts} />
      </Section>
      <Section labelledBy="found" className="py-10 sm:py-12">
        <h2 id="found" className="text-lg font-semibold tracking-tight text-ink tabular-nums">
          {count}
        </h2>
        {found.length === 0 ? (
          <p className="mt-3 text-base text-pretty text-muted">
            Nothing in the library is all of this at once. Take a filter away, or{' '}
            <Link href={urls.library()}>see all components</Link>. What is missing you can{' '}
            <Link href={urls.newComponentRequest()}>ask for</Link>.
          </p>
        ) : (
          <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-3">
            {found.map((component, index) => (
              <PictureCard
                key={component.path}
                component={component}
                href={urls.component(component.path)}
                note={component.place}
                eager={index < firstView}
              />
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}
