import { LockClosedIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { LinkGroup } from '#client/ui/link-group.tsx'
import type { MenuEntry, MenuGroup } from '#client/app-menus.ts'

/** Links of the second panel under their titles; the page that is open is marked, and so is the one it belongs to. */
export function Menu({ groups }: { groups: MenuGroup[] }) {
  return groups.map(({ title, entries }) => (
    <LinkGroup key={title} title={title} className="pt-5">
      {entries.map((entry) => (
        <li key={entry.href}>
          <MenuLink {...entry} />
        </li>
      ))}
    </LinkGroup>
  ))
}

function MenuLink({ title, href, count, locked }: MenuEntry) {
  const path = usePage().url.replace(/[?#].*$/, '')
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined

  return (
    <Link href={href} prefetch aria-current={current} className={menuItemClass}>
      <span className="min-w-0 wrap-break-word">{title}</span>
      {locked && (
        <span title={`Templates are ${locked}`} className="flex items-center">
          <LockClosedIcon aria-hidden className="size-4 text-faint" />
          <span className="sr-only">, {locked}</span>
        </span>
      )}
      {count !== undefined && <Badge>{count}</Badge>}
    </Link>
  )
}

export const menuItemClass = 'menu-item'
