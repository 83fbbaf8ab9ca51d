import { Link } from '#client/router-link.tsx'
import type { Tag } from '#shared/publishing.ts'
import { urls } from '#shared/urls.ts'

type Props = { tags: readonly (Tag & { count?: number })[]; current?: string | undefined; label: string }

/** What posts are about, each leading to all of its posts. */
export function TagList({ tags, current, label }: Props) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map(({ slug, title, count }) => (
        <li key={slug}>
          <Link
            href={slug === current ? urls.blog() : urls.blogTag(slug)}
            aria-current={slug === current ? 'true' : undefined}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-sm text-muted inset-ring inset-ring-line transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-accent-wash aria-[current]:text-accent aria-[current]:inset-ring-transparent pointer-coarse:min-h-10"
          >
            {title}
            {count !== undefined && <span className="text-xs text-faint tabular-nums">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
