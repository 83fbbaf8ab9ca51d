import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { useMenu } from '#client/hooks/use-menu.ts'
import { freeLinks } from './links.ts'
import { MenuButton } from './menu-button.tsx'

/** What costs nothing. */
export function FreeMenu() {
  const menu = useMenu()
  const links = freeLinks(menu, usePage().props.site.counts)
  if (links.length === 0) return null

  return (
    <MenuButton label="Free resources">
      <ul className="w-80 max-w-full p-2">
        {links.map(({ title, text, href, count }) => (
          <li key={href}>
            <Link href={href} className="block rounded-lg px-3 py-2.5 transition-colors hover:bg-hover">
              <span className="flex items-baseline justify-between gap-2 text-sm font-semibold">
                {title}
                {count !== undefined && (
                  <span className="font-mono text-xs font-normal text-faint tabular-nums">{count}</span>
                )}
              </span>
              <span className="text-[0.8125rem]/5 text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MenuButton>
  )
}
