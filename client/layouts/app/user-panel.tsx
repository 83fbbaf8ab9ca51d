import { Link, usePage } from '@inertiajs/react'
import { urls } from '#shared/urls.ts'
import { PanelHeading } from './panel-heading.tsx'

const links = [
  { title: 'Profile', href: urls.profile() },
  { title: 'Settings', href: urls.settings() },
  { title: 'Active licence', href: urls.activeLicense() },
]

/** The pages about who is signed in. */
export function UserPanel() {
  const path = usePage().url.replace(/[?#].*$/, '')

  return (
    <nav aria-label="User" className="flex-1 overflow-y-auto p-3">
      <PanelHeading>Your account</PanelHeading>
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === path ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-md px-2 text-sm text-muted transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-medium aria-[current]:text-accent pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
