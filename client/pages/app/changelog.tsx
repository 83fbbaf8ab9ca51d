import { describeDay } from '#client/day.ts'
import { ChangelogList } from '#client/pages/parts/publishing/changelog-list.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AppPage } from './parts/app-page.tsx'

export default function AppChangelog({ entries }: Pages['app/changelog']) {
  const [newest] = entries

  return (
    <AppPage
      title="Changelog"
      about={newest ? `What changed, version by version. Last update: ${describeDay(newest.date)}.` : undefined}
    >
      <div className="mt-6">
        <ChangelogList entries={entries} docHref={urls.appDocumentation} />
      </div>
    </AppPage>
  )
}
