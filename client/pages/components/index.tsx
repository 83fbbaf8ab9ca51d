import { usePage } from '@inertiajs/react'
import { Section } from '#client/pages/parts/section.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { LibraryFilters } from './parts/library-filters.tsx'
import { PackageShelf } from './parts/package-shelf.tsx'
import { PageIntro } from './parts/page-intro.tsx'

export default function Components({ packages, counts: found }: Pages['components/index']) {
  const { counts } = usePage().props.site
  const shown = packages.filter(({ count }) => count > 0)

  return (
    <>
      <PageHead
        title="Components"
        description={`${counts.components} interface components for Tailwind CSS, live, each as HTML with Alpine.js, React, Vue and Svelte.`}
      />
      <PageIntro
        title="Every part, on the shelf"
        text={`${counts.components} components, each shown as it is: live, in both themes, at any width. Pick a colour and the whole shelf wears it.`}
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <ColourSwatches legend="Colour of the previews" />
          <nav aria-label="Packages" className="flex flex-wrap gap-x-5 gap-y-1">
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
        <LibraryFilters filters={{}} counts={found} />
      </Section>
      {shown.map((entry, index) => (
        <PackageShelf key={entry.slug} entry={entry} late={index > 0} />
      ))}
      <Section className="py-10 sm:py-12">
        <p className="text-base text-pretty text-muted">
          Is something missing? <Link href={urls.componentRequests()}>Ask for it, or vote for what others want</Link>.
        </p>
      </Section>
    </>
  )
}
