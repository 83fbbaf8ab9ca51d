import { clsx } from 'clsx'
import { useVisibleHeading } from '#client/hooks/use-visible-heading.ts'
import type { Heading } from '#shared/article.ts'

/** The contents of the page that is read; what stands on the screen is marked. */
export function OnThisPage({ headings }: { headings: Heading[] }) {
  const visible = useVisibleHeading(headings)

  return (
    <nav aria-label="On this page">
      <ul className="border-s border-line">
        {headings.map(({ id, level, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === visible ? 'location' : undefined}
              className={clsx(
                '-ms-px block border-s border-transparent py-1 text-sm text-pretty text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-accent pointer-coarse:py-2.5',
                level === 2 ? 'ps-3' : 'ps-6',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
