import { Link } from '#client/router-link.tsx'
import { LinkGroup } from '#client/ui/link-group.tsx'
import type { DocSection } from '#shared/publishing.ts'

type Props = { sections: DocSection[]; current: string; docHref: (slug: string) => string }

/** Every page of the documentation, by section. */
export function DocNav({ sections, current, docHref }: Props) {
  return (
    <nav aria-label="Documentation">
      {sections.map(({ title, pages }) => (
        <LinkGroup key={title} title={title} className="mt-6 first:mt-0">
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
        </LinkGroup>
      ))}
    </nav>
  )
}
