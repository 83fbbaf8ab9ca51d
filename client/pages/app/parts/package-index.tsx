import { Link } from '#client/router-link.tsx'
import { groupByCategory } from '#client/group-by-category.ts'
import type { PackagesProp } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { DownloadAll } from './download-all.tsx'

/** A package as a parts list: categories down the side, their subcategories with counts beside them. */
export function PackageIndex({ entry }: { entry: PackagesProp[keyof PackagesProp] }) {
  return (
    <section aria-labelledby={entry.slug} className="@container mt-16">
      <div className="relative flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line-strong pb-3">
        <h2 id={entry.slug} className="text-lg font-semibold tracking-tight text-ink">
          {entry.title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-mono text-xs text-faint tabular-nums">
            {entry.count} {entry.count === 1 ? 'component' : 'components'}
          </p>
          <DownloadAll of={entry.slug} title={entry.title} count={entry.count} />
        </div>
      </div>
      {groupByCategory(entry.meta).map(({ slug, title, entries }) => (
        <div key={slug} className="grid gap-x-8 gap-y-1 border-b border-line py-4 @4xl:grid-cols-[9rem_minmax(0,1fr)]">
          <h3 className="py-2 text-sm font-medium text-muted">{title}</h3>
          <ul className="grid gap-x-8 @xl:grid-cols-2 @3xl:grid-cols-3">
            {entries.map(({ subcategory_slug, subcategory_title, component_count }) => (
              <li key={subcategory_slug}>
                <Link
                  href={urls.appSubcategory(`${entry.slug}/${slug}/${subcategory_slug}`)}
                  prefetch
                  className="-mx-2.5 flex min-h-9 items-center justify-between gap-3 rounded-md px-2.5 text-sm font-medium text-ink transition-colors hover:bg-hover pointer-coarse:min-h-11"
                >
                  <span className="min-w-0 wrap-break-word">{subcategory_title}</span>
                  <span className="font-mono text-xs text-faint tabular-nums">
                    {component_count}
                    <span className="sr-only"> {component_count === 1 ? 'component' : 'components'}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
