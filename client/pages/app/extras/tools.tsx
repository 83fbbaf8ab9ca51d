import { AppPage } from '#client/pages/app/parts/app-page.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { GoodsList } from './parts/goods-list.tsx'
import { NothingYet } from './parts/nothing-yet.tsx'

export default function Tools({ goods }: Pages['app/extras/tools']) {
  return (
    <AppPage title="Tools" about="Free tools for Tailwind CSS: colour palettes, buttons and icons.">
      {goods.length > 0 ? (
        <GoodsList goods={goods} href={urls.tool} />
      ) : (
        <NothingYet title="No tools are published yet">
          A tool appears here on the day it can be used, and the changelog says so. Until then nothing is listed.
        </NothingYet>
      )}
    </AppPage>
  )
}
