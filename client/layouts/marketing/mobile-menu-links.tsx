import { Link } from '#client/router-link.tsx'
import { useId } from 'react'

type Props = {
  title: string
  links: readonly { title: string; href: string; count?: number }[]
  onFollow: () => void
}

/** A part of the menu, under its heading; nothing where it has no links. */
export function MobileMenuLinks({ title, links, onFollow }: Props) {
  const id = useId()
  if (links.length === 0) return null

  return (
    <nav aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-mono text-xs text-faint">
        {title}
      </h2>
      <ul className="mt-2 border-t border-line">
        {links.map(({ title: name, href, count }) => (
          <li key={href} className="border-b border-line">
            <Link
              href={href}
              onClick={onFollow}
              className="flex min-h-12 items-center justify-between gap-3 text-base font-medium text-ink"
            >
              {name}
              {count !== undefined && (
                <span className="font-mono text-xs font-normal text-faint tabular-nums">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
