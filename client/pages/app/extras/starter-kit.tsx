import { AppPage } from '#client/pages/app/parts/app-page.tsx'
import { KitBody } from '#client/pages/parts/goods/kit/kit-body.tsx'
import { KitStart } from '#client/pages/parts/goods/kit/kit-start.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export default function StarterKit({ kit, contents, isOpen, others }: Pages['app/extras/starter-kit']) {
  return (
    <AppPage title={`${kit.title}, starter kit`} heading={kit.title} about={kit.description}>
      <div className="mt-4 mb-12 max-w-xl">
        <KitStart kit={kit} contents={contents} isOpen={isOpen} />
      </div>
      <div className="pb-16">
        <KitBody
          kit={kit}
          contents={contents}
          others={others}
          address={urls.appStarterKit}
          docs={urls.appDocumentation}
          all={urls.extrasStarterKits()}
        />
      </div>
    </AppPage>
  )
}
