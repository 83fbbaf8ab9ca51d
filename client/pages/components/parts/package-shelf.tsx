import { Section } from '#client/pages/parts/section.tsx'
import { PackageDrawing } from '#client/ui/package-drawing.tsx'
import type { ListedPackage } from '#shared/page-props.ts'
import { SubcategoryCard } from './subcategory-card.tsx'

/** A row of cards on a wide screen: as many as a first view shows whole. */
const atOnce = 3

/** A package: its categories one below the other, the subcategories of each side by side. Below the first view it is `late`. */
export function PackageShelf({ entry, late }: { entry: ListedPackage; late: boolean }) {
  return (
    <Section labelledBy={entry.slug} className="py-14 sm:py-20">
      <div className="flex items-center gap-5">
        <PackageDrawing of={entry.slug} className="size-12" />
        <h2 id={entry.slug} className="text-2xl font-semibold tracking-tight text-ink sm:text-3xl">
          {entry.title}
        </h2>
        <p className="ms-auto text-sm text-muted tabular-nums">
          {entry.count} {entry.count === 1 ? 'component' : 'components'}
        </p>
      </div>
      {entry.categories.map(({ slug, title, subcategories }, category) => (
        <div key={slug} className="mt-10">
          <h3 className="border-t border-line-strong pt-3 font-mono text-xs text-muted">{title}</h3>
          <ul className="mt-5 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {subcategories.map((subcategory, index) => (
              <SubcategoryCard
                key={subcategory.path}
                subcategory={subcategory}
                late={late || category > 0 || index >= atOnce}
              />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
