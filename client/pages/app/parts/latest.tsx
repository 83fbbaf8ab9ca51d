import { describeDay } from '#client/day.ts'
import { Link } from '#client/ui/link.tsx'
import type { ChangelogEntry } from '#shared/publishing.ts'
import { urls } from '#shared/urls.ts'

/** The newest version in a sentence. */
export function Latest({ version, date, summary }: Pick<ChangelogEntry, 'version' | 'date' | 'summary'>) {
  return (
    <section aria-labelledby="latest" className="min-w-0">
      <h2 id="latest" className="text-sm font-medium text-faint">
        What is new
      </h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-4">
        <span className="font-mono text-sm font-medium text-ink tabular-nums">{version.replace(/\+.*/, '')}</span>
        <time dateTime={date} className="text-sm text-muted">
          {describeDay(date)}
        </time>
      </p>
      <p className="mt-2 text-sm/6 text-pretty text-muted">{summary}</p>
      <p className="mt-3 text-sm">
        <Link alone href={urls.appChangelog(version)}>
          Read what changed
        </Link>
      </p>
    </section>
  )
}
