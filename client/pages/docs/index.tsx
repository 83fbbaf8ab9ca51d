import { DocIndex } from '#client/pages/parts/publishing/doc-index.tsx'
import { DocSearch } from '#client/pages/parts/publishing/doc-search.tsx'
import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

export default function Docs({ sections }: Pages['docs/index']) {
  return (
    <SitePage>
      <PageHead
        title="Documentation"
        description={`How to put ${site.name}’s components into your project, in each framework, what each licence covers, and what is tested.`}
      />
      <SiteHeading title="Documentation">
        How to put the components into your project, what each licence covers, and what is tested.
      </SiteHeading>
      <DocSearch className="-mt-4 mb-10" />
      <DocIndex sections={sections} docHref={urls.docs} />
    </SitePage>
  )
}
