import { usePage } from '@inertiajs/react'
import { firstName } from '#client/first-name.ts'
import { Badge } from '#client/ui/badge.tsx'
import { LinkGroup } from '#client/ui/link-group.tsx'
import type { PackageSlug } from '#shared/catalog.ts'
import type { PackagesProp } from '#shared/page-props.ts'
import { Menu, menuItemClass } from './menu.tsx'
import { getStarted, quickAccess } from '#client/app-menus.ts'

type Props = { packages: PackagesProp; onPackage: (slug: PackageSlug) => void }

export function DashboardPanel({ packages, onPackage }: Props) {
  const user = usePage().props.auth.user
  if (!user) return null

  return (
    <nav aria-label="Dashboard" className="flex-1 [scrollbar-width:thin] overflow-y-auto p-[min(0.75rem,2.5vw)]">
      <p className="truncate px-2 py-2 text-sm font-semibold text-ink">Hello, {firstName(user.name)}</p>
      <Menu groups={[getStarted]} />
      <LinkGroup title="Packages" className="pt-5">
        {Object.values(packages).map(({ slug, title, count }) => (
          <li key={slug}>
            <button
              type="button"
              disabled={count === 0}
              onClick={() => onPackage(slug)}
              className={`${menuItemClass} disabled:pointer-events-none disabled:text-faint`}
            >
              {title}
              <Badge>{count}</Badge>
            </button>
          </li>
        ))}
      </LinkGroup>
      <Menu groups={[quickAccess(user)]} />
    </nav>
  )
}
