import { groupByCategory } from '#client/group-by-category.ts'
import { LinkBox } from '#client/ui/link-box.tsx'
import type { PackagesProp } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** A package as a parts list: categories down the side, their subcategories with counts beside them. */
export function PackageIndex({ entry }: { entry: PackagesProp[keyof PackagesProp] }) {
  return (
    <section aria-labelledby={entry.slug} className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id={entry.slug} className="text-lg font-semibold tracking-tight text-ink">
          {entry.title}
        </h2>
        <p className="font-mono text-xs text-faint tabular-nums">
          {entry.count} {entry.count === 1 ? 'component' : 'components'}
        </p>
      </div>
      {groupByCategory(entry.meta).map(({ slug, title, entries }) => (
        <div key={slug} className="grid gap-x-8 gap-y-3 border-t border-line py-5 xl:grid-cols-[9rem_1fr]">
          <h3 className="text-sm font-medium text-muted xl:py-2.5">{title}</h3>
          <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3">
            {entries.map(({ subcategory_slug, subcategory_title, component_count }) => (
              <li key={subcategory_slug}>
                <LinkBox
                  href={urls.appSubcategory(`${entry.slug}/${slug}/${subcategory_slug}`)}
                  size="sm"
                  title={subcategory_title}
                  aside={
                    <span className="font-mono text-xs text-faint tabular-nums">
                      {component_count}
                      <span className="sr-only"> {component_count === 1 ? 'component' : 'components'}</span>
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
