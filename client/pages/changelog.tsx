import { describeDay } from '#client/day.ts'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { ChangelogList } from './parts/publishing/changelog-list.tsx'
import { SiteHeading, SitePage } from './parts/publishing/site-page.tsx'

export default function Changelog({ entries }: Pages['changelog']) {
  const [newest] = entries

  return (
    <SitePage>
      <PageHead
        title="Changelog"
        description={newest?.summary ?? `What changed in ${site.name}, version by version.`}
        feed={{ title: `${site.name} changelog`, href: urls.changelogFeed() }}
      />
      <SiteHeading title="Changelog">
        What changed, version by version. {newest && `The last update came on ${describeDay(newest.date)}. `}
        <Link href={urls.news()}>Hear of new components by mail</Link>.
      </SiteHeading>
      <ChangelogList entries={entries} docHref={urls.docs} />
    </SitePage>
  )
}
