import { DocView } from '#client/pages/parts/publishing/doc-view.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export default function DocumentationPage(props: Pages['app/documentation/show']) {
  return <DocView {...props} docHref={urls.appDocumentation} frame="app" />
}
