import { Section } from '#client/pages/parts/section.tsx'
import { PackageDrawing } from '#client/ui/package-drawing.tsx'
import { counted } from '#shared/counted.ts'
import type { ListedPackage } from '#shared/page-props.ts'
import { SubcategoryCard } from './subcategory-card.tsx'

/** As many pictures as are fetched before anybody does anything. */
const atOnce = 3

/** A package: its categories one below the other, the subcategories of each side by side. Below the first view it is `late`. */
export function PackageShelf({ entry, late }: { entry: ListedPackage; late: boolean }) {
  const subcategories = entry.categories.flatMap((category) => category.subcategories)
  const free = subcategories.reduce((sum, subcategory) => sum + subcategory.free, 0)

  return (
    <Section labelledBy={entry.slug} className="py-10 sm:py-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PackageDrawing of={entry.slug} className="size-10" />
        <h2 id={entry.slug} className="text-2xl font-semibold tracking-tight text-ink">
          {entry.title}
        </h2>
        <p className="ms-auto text-sm text-muted tabular-nums">
          {counted(entry.count, 'component')} of {counted(subcategories.length, 'kind')}
          {free > 0 && `, ${free} free`}
        </p>
      </div>
      {entry.categories.map(({ slug, title, subcategories: kinds }, category) => (
        <div key={slug} className="mt-6">
          <h3 className="border-t border-line-strong pt-3 text-sm font-semibold text-ink">{title}</h3>
          <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-5">
            {kinds.map((subcategory, index) => (
              <SubcategoryCard
                key={subcategory.path}
                subcategory={subcategory}
                category={title}
                late={late || category > 0 || index >= atOnce}
              />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
