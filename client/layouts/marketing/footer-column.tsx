import { Link } from '#client/router-link.tsx'
import { type ReactNode, useId } from 'react'

type FooterLink = { title: string; href: string }
type Props = { title: string; links: readonly FooterLink[]; all?: FooterLink; children?: ReactNode }

/** The look of every link at the foot; high enough for a finger. */
export const footerLink =
  'inline-flex min-h-8 items-center rounded-xs text-sm text-muted transition-colors hover:text-ink pointer-coarse:min-h-10 pointer-coarse:min-w-10'

export function FooterColumn({ title, links, all, children }: Props) {
  const id = useId()

  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-sm font-semibold text-ink">
        {title}
      </h2>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className={footerLink}>
              {link.title}
            </Link>
          </li>
        ))}
        {all && (
          <li>
            <Link
              href={all.href}
              className="inline-flex min-h-8 items-center rounded-xs text-sm font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-10 pointer-coarse:min-w-10"
            >
              {all.title}
              <span className="sr-only"> in {title}</span>
            </Link>
          </li>
        )}
        {children}
      </ul>
    </nav>
  )
}
