import { LockClosedIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { getStarted, quickAccess } from '#client/app-menus.ts'
import { Badge } from '#client/ui/badge.tsx'

/** The ways that are gone most often, with how many there are of each. */
export function QuickAccess() {
  const { auth, site } = usePage().props
  if (!auth.user) return null
  const entries = [...quickAccess(auth.user, site.counts).entries, ...getStarted.entries.slice(0, 1)]

  return (
    <nav aria-labelledby="quick-access" className="min-w-0">
      <h2 id="quick-access" className="text-sm font-medium text-faint">
        Quick access
      </h2>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {entries.map(({ title, href, count, locked }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch
              className="-mx-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-md px-2 text-sm font-medium text-ink transition-colors hover:bg-hover"
            >
              <span className="flex items-center gap-2">
                {title}
                {locked && (
                  <>
                    <LockClosedIcon aria-hidden className="size-4 text-faint" />
                    <span className="sr-only">, {locked}</span>
                  </>
                )}
              </span>
              {count !== undefined && <Badge>{count}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
