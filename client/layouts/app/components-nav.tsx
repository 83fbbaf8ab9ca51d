import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { LinkGroup } from '#client/ui/link-group.tsx'
import type { PackagesProp } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { groupByCategory } from '#client/group-by-category.ts'
import { menuItemClass } from './menu.tsx'

export function ComponentsNav({ entry }: { entry: PackagesProp[keyof PackagesProp] }) {
  const path = usePage().url.replace(/[?#].*$/, '')

  if (entry.meta.length === 0) {
    return <p className="px-2 py-6 text-sm text-muted">No components in {entry.title} yet.</p>
  }

  return (
    <nav aria-label={`${entry.title} components`}>
      {groupByCategory(entry.meta).map(({ slug, title, entries }) => (
        <LinkGroup key={slug} title={title} className="pt-5">
          {entries.map(({ subcategory_slug, subcategory_title, component_count }) => {
            const href = urls.appSubcategory(`${entry.slug}/${slug}/${subcategory_slug}`)
            return (
              <li key={subcategory_slug}>
                <Link
                  href={href}
                  prefetch
                  aria-current={href === path ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined}
                  className={menuItemClass}
                >
                  <span>{subcategory_title}</span>
                  <Badge>
                    {component_count}
                    <span className="sr-only"> {component_count === 1 ? 'component' : 'components'}</span>
                  </Badge>
                </Link>
              </li>
            )
          })}
        </LinkGroup>
      ))}
    </nav>
  )
}
