import { AppPage } from '#client/pages/app/parts/app-page.tsx'
import { DocIndex } from '#client/pages/parts/publishing/doc-index.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export default function Documentation({ sections }: Pages['app/documentation/index']) {
  return (
    <AppPage
      title="Documentation"
      about="How to put the components into your project, what each licence covers, and what is tested."
    >
      <div className="mt-6">
        <DocIndex sections={sections} docHref={urls.appDocumentation} />
      </div>
    </AppPage>
  )
}
