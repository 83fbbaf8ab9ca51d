import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { SetCard } from '../../parts/sets/set-card.tsx'
import { AppPage } from '../parts/app-page.tsx'

export default function Sets({ sets }: Pages['app/sets/index']) {
  return (
    <AppPage title="Sets" about="Components that tell of one product, composed into whole screens.">
      <ul className="mt-6 grid gap-x-8 gap-y-12 pb-16 xl:grid-cols-2">
        {sets.map((set) => (
          <SetCard key={set.slug} set={set} href={urls.appSet(set.slug)} />
        ))}
      </ul>
    </AppPage>
  )
}
