import { usePage } from '@inertiajs/react'
import { Section } from '#client/pages/parts/section.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { capitalize } from '#shared/capitalize.ts'
import type { LibraryFilters as Filters } from '#shared/library-filters.ts'
import type { MarketingProps, Pages, SiteMenu } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { componentCount, FoundComponents } from './parts/found-components.tsx'
import { LibraryFilters } from './parts/library-filters.tsx'
import { PageIntro } from './parts/page-intro.tsx'

/** "Free Marketing sections", in the words of the filters that name a thing. */
function headingOf({ free, package: slug, kind = 'components' }: Filters, packages: SiteMenu['packages']) {
  const pack = packages.find((each) => each.slug === slug)
  return capitalize([...(free ? ['free'] : []), ...(pack ? [pack.title] : []), kind].join(' '))
}

/** The library narrowed or in another order: components from all of it, by their pictures. */
export default function Filtered({ filters, counts, ...part }: Pages['components/filtered']) {
  const { total } = part
  const { packages } = usePage<MarketingProps>().props.menu
  const count = componentCount(total)

  return (
    <>
      <PageHead
        title={`Components: ${total} of ${counts.all}`}
        description={`${count} of the library for Tailwind CSS, each as HTML with Alpine.js, React, Vue and Svelte.`}
      />
      <PageIntro
        title={headingOf(filters, packages)}
        text={`${total} of ${counts.all} fit what you chose. Each comes as HTML with Alpine.js, React, Vue and Svelte.`}
        className="pt-8! pb-7! sm:pt-12! sm:pb-8!"
      />
      <Section>
        <LibraryFilters filters={filters} counts={counts} packages={packages} address={urls.library} />
      </Section>
      <Section labelledBy="found" className="py-10 sm:py-12">
        <h2 id="found" className="text-lg font-semibold tracking-tight text-ink tabular-nums">
          {count}
        </h2>
        <FoundComponents
          of={part}
          pageAddress={(page) => urls.library({ ...filters, ...(page > 1 && { page: String(page) }) })}
          address={urls.component}
          all={urls.library()}
        />
      </Section>
    </>
  )
}
