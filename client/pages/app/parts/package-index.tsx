import { Link } from '@inertiajs/react'
import { Fragment } from 'react'
import { groupByCategory } from '#client/group-by-category.ts'
import type { PackagesProp } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** A package as a parts list: every subcategory a cell, with how many components it holds. */
export function PackageIndex({ entry }: { entry: PackagesProp[keyof PackagesProp] }) {
  return (
    <section aria-labelledby={entry.slug} className="mt-10">
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <h2 id={entry.slug} className="text-lg font-semibold tracking-tight text-ink">
          {entry.title}
        </h2>
        <p className="font-mono text-xs text-faint tabular-nums">
          {entry.count} {entry.count === 1 ? 'component' : 'components'}
        </p>
      </div>
      {groupByCategory(entry.meta).map(({ slug, title, entries }) => (
        <Fragment key={slug}>
          <h3 className="mt-6 mb-3 text-sm font-medium text-muted">{title}</h3>
          <div className="overflow-hidden rounded-xl ring-1 ring-line">
            <ul className="-me-px -mb-px grid bg-raised sm:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
              {entries.map(({ subcategory_slug, subcategory_title, component_count }) => (
                <li key={subcategory_slug} className="border-e border-b border-line">
                  <Link
                    href={urls.appSubcategory(`${entry.slug}/${slug}/${subcategory_slug}`)}
                    prefetch
                    className="flex min-h-14 items-center justify-between gap-4 px-4 text-sm font-medium text-ink transition-colors hover:bg-accent-wash hover:text-accent focus-visible:-outline-offset-2"
                  >
                    {subcategory_title}
                    <span className="font-mono text-xs font-normal text-faint tabular-nums">
                      {component_count}
                      <span className="sr-only"> components</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Fragment>
      ))}
    </section>
  )
}
