import { componentCount, FoundComponents } from '#client/pages/components/parts/found-components.tsx'
import { LibraryFilters } from '#client/pages/components/parts/library-filters.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AppPage } from '../parts/app-page.tsx'

/** The whole library of who is signed in, or what filters leave of it, by pictures. */
export default function Library({ packages, filters, counts, ...part }: Pages['app/components/index']) {
  const { total } = part
  const isNarrowed = total < counts.all
  const filled = Object.values(packages).filter(({ count }) => count > 0)

  return (
    <AppPage
      title={isNarrowed ? `Components: ${total} of ${counts.all}` : 'Components'}
      heading="Components"
      about="Every component as a picture. Your filters are part of the address, so you can bookmark or share them."
      action={<ColourSwatches legend="Colour of the previews" />}
    >
      <div className="border-y border-line">
        <LibraryFilters filters={filters} counts={counts} packages={filled} address={urls.appLibrary} />
      </div>
      <section aria-labelledby="found" className="mt-8 pb-16">
        <h2 id="found" className="text-lg font-semibold tracking-tight text-ink tabular-nums">
          {isNarrowed ? `${total} of ${componentCount(counts.all)}` : componentCount(total)}
        </h2>
        <FoundComponents
          of={part}
          pageAddress={(page) => urls.appLibrary({ ...filters, ...(page > 1 && { page: String(page) }) })}
          address={urls.appComponent}
          all={urls.appLibrary()}
        />
      </section>
    </AppPage>
  )
}
