import { usePage } from '@inertiajs/react'
import { ProjectShelf } from '#client/pages/parts/goods/project-shelf.tsx'
import { AppPage } from '#client/pages/app/parts/app-page.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { NothingYet } from './parts/nothing-yet.tsx'

export default function Templates({ goods, open }: Pages['app/extras/templates']) {
  const license = usePage().props.auth.user?.license_name ?? null
  const isOpen = license === 'unlimited' || license === 'team'
  const terms = isOpen ? 'Your licence includes them.' : 'They come with the unlimited and the team licence.'

  return (
    <AppPage title="Templates" about={`Whole websites, page by page, built from our components. ${terms}`}>
      {goods.length > 0 ? (
        <ProjectShelf goods={goods} open={open} address={urls.appTemplate} className="mt-6 pb-16" />
      ) : (
        <NothingYet title="No templates are published yet">
          A template appears here once every one of its pages is done, and the changelog says so. Until then, the
          library holds the parts they are built from.
        </NothingYet>
      )}
    </AppPage>
  )
}
