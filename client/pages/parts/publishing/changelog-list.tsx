import { describeDay } from '#client/day.ts'
import { Article } from '#client/ui/article/article.tsx'
import { changelogTitle, type ChangelogEntry } from '#shared/publishing.ts'

type Props = { entries: ChangelogEntry[]; docHref: (slug: string) => string }

/** Every version with what it brought, newest first; each has an address of its own. */
export function ChangelogList({ entries, docHref }: Props) {
  return (
    <div className="@container">
      {entries.map(({ version, date, summary, blocks }) => (
        <article
          key={version}
          aria-labelledby={`v${version}`}
          className="grid gap-x-12 gap-y-6 border-t border-line py-10 sm:py-14 @4xl:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <header className="@4xl:sticky @4xl:top-24 @4xl:self-start">
            <h2 id={`v${version}`} className="text-lg font-semibold tracking-tight text-ink tabular-nums">
              <a
                href={`#v${version}`}
                className="inline-flex items-center rounded-xs decoration-line-strong underline-offset-4 hover:underline pointer-coarse:min-h-10"
              >
                {changelogTitle(version).replace(/ of \S+$/, '')}
              </a>
            </h2>
            <time dateTime={date} className="mt-1 block text-sm text-muted">
              {describeDay(date)}
            </time>
          </header>
          <div className="min-w-0">
            <p className="mb-8 max-w-[60ch] text-lg/7 text-pretty text-ink">{summary}</p>
            <Article blocks={blocks} docHref={docHref} idPrefix={`v${version}-`} />
          </div>
        </article>
      ))}
    </div>
  )
}
