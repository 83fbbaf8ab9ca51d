import { usePage } from '@inertiajs/react'
import { firstName } from '#client/first-name.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { Continue } from './parts/continue.tsx'
import { LibraryRows } from './parts/library-rows.tsx'
import { Latest } from './parts/latest.tsx'
import { PackageIndex } from './parts/package-index.tsx'
import { SetUp } from './parts/set-up.tsx'
import { QuickAccess } from './parts/quick-access.tsx'

export default function Dashboard({
  packages,
  visits,
  begin,
  latest,
  guide,
  setUp,
  csrfToken,
  ...rows
}: Pages['app/dashboard']) {
  const user = usePage().props.auth.user
  const filled = Object.values(packages).filter(({ count }) => count > 0)

  return (
    <>
      <PageHead title="Dashboard" />
      <div className="pt-10 pb-8 sm:pt-14">
        <h1 className="text-3xl font-semibold tracking-tight text-balance wrap-anywhere text-ink">
          What are you building, {user && firstName(user.name)}?
        </h1>
        {filled.length === 0 && (
          <p className="mt-2 max-w-prose text-base text-pretty text-muted">
            There are no components yet. They appear here as soon as the first ones are published.
          </p>
        )}
      </div>
      <div className="@container">
        {setUp && csrfToken !== undefined && <SetUp setUp={setUp} csrfToken={csrfToken} />}
        <div className="grid gap-x-10 gap-y-12 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
          <Continue visits={visits} begin={begin} guide={guide} />
          <div className="grid content-start gap-x-10 gap-y-10 @xl:grid-cols-2 @4xl:grid-cols-1">
            {latest && <Latest {...latest} />}
            <QuickAccess />
          </div>
        </div>
      </div>
      <LibraryRows {...rows} />
      {filled.map((entry) => (
        <PackageIndex key={entry.slug} entry={entry} />
      ))}
    </>
  )
}
