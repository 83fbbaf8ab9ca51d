import { DocView } from '#client/pages/parts/publishing/doc-view.tsx'
import { SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export default function Doc(props: Pages['docs/show']) {
  return (
    <SitePage>
      <DocView {...props} docHref={urls.docs} frame="site" />
    </SitePage>
  )
}
