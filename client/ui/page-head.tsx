import inter from '#shared/fonts/inter-basic.woff2?url'
import { Head, usePage } from '@inertiajs/react'
import { pageTitle } from '#client/page-title.ts'
import { site } from '#shared/site.ts'

type Props = {
  /** Without the product's name; empty on the home page. */
  title: string
  description?: string
}

/** Title, description, the canonical address and what is shown when a page is shared. */
export function PageHead({ title, description }: Props) {
  const { props, url } = usePage()
  const { counts, url: origin } = props.site
  const about = description ?? `${counts.snippets} code snippets of interface components for Tailwind CSS.`
  const address = origin + url.replace(/[?#].*$/, '')

  return (
    <Head title={title}>
      <link head-key="font" rel="preload" as="font" type="font/woff2" crossOrigin="" href={inter} />
      <meta head-key="description" name="description" content={about} />
      <link head-key="canonical" rel="canonical" href={address} />
      <meta head-key="og:type" property="og:type" content="website" />
      <meta head-key="og:site_name" property="og:site_name" content={site.name} />
      <meta head-key="og:title" property="og:title" content={pageTitle(title)} />
      <meta head-key="og:description" property="og:description" content={about} />
      <meta head-key="og:url" property="og:url" content={address} />
    </Head>
  )
}
