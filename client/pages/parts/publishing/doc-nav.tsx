import { Link } from '#client/router-link.tsx'
import type { DocSection } from '#shared/publishing.ts'

type Props = { sections: DocSection[]; current: string; docHref: (slug: string) => string }

/** Every page of the documentation, by section. */
export function DocNav({ sections, current, docHref }: Props) {
  return (
    <nav aria-label="Documentation">
      {sections.map(({ title, pages }) => (
        <section key={title} className="mt-6 first:mt-0">
          <h2 className="px-2 pb-1.5 text-xs font-medium text-faint">{title}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.slug}>
                <Link
                  href={docHref(page.slug)}
                  prefetch
                  aria-current={page.slug === current ? 'page' : undefined}
                  className="flex min-h-8 items-center rounded-md px-2 py-1 text-sm text-muted transition-colors hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-accent-wash aria-[current]:font-medium aria-[current]:text-accent aria-[current]:[scroll-initial-target:nearest] pointer-coarse:min-h-11"
                >
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
