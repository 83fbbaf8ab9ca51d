import { usePage } from '@inertiajs/react'
import { firstName } from '#client/first-name.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { PackageSlug } from '#shared/catalog.ts'
import type { PackagesProp } from '#shared/page-props.ts'
import { PanelHeading } from './panel-heading.tsx'

type Props = { packages: PackagesProp; onPackage: (slug: PackageSlug) => void }

export function DashboardPanel({ packages, onPackage }: Props) {
  const user = usePage().props.auth.user

  return (
    <section aria-label="Dashboard" className="flex-1 overflow-y-auto p-3">
      <p className="truncate px-2 py-2 text-sm font-semibold text-ink">Hello, {user && firstName(user.name)}</p>
      <PanelHeading>Packages</PanelHeading>
      <ul>
        {Object.values(packages).map(({ slug, title, count }) => (
          <li key={slug}>
            <button
              type="button"
              disabled={count === 0}
              onClick={() => onPackage(slug)}
              className="flex min-h-9 w-full items-center justify-between gap-2 rounded-md px-2 text-start text-sm text-muted transition-colors hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:text-faint pointer-coarse:min-h-11"
            >
              {title}
              <Badge>{count}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
