import { KitShelf } from '#client/pages/parts/goods/kit-shelf.tsx'
import { OverlayShelf } from '#client/pages/parts/goods/overlay-shelf.tsx'
import { AppPage } from '#client/pages/app/parts/app-page.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { NothingYet } from './parts/nothing-yet.tsx'

export default function StarterKits({ goods, open, overlays }: Pages['app/extras/starter-kits']) {
  return (
    <AppPage
      title="Starter Kits"
      about="Projects that run as they are, with Tailwind CSS set up and the first pages in place."
    >
      {goods.length > 0 ? (
        <KitShelf kits={goods} open={open} address={urls.appStarterKit} className="mt-8 pb-10" />
      ) : (
        <NothingYet title="No starter kits are published yet">
          A kit appears here once it installs and runs from a fresh download. To begin today, the documentation shows
          how components go into a new or an existing project.
        </NothingYet>
      )}
      <OverlayShelf overlays={overlays} className="pb-16" />
    </AppPage>
  )
}
