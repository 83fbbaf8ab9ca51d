import inter from '#shared/fonts/inter-basic.woff2?url'
import { Head, usePage } from '@inertiajs/react'
import { useLayoutEffect } from 'react'
import { pageTitle } from '#client/page-title.ts'
import { layoutOf, type LayoutName } from '#shared/layouts.ts'
import { site } from '#shared/site.ts'
import { noteTitle } from './shown-title.ts'

type Props = {
  /** Without the product's name; empty on the home page. */
  title: string
  description?: string
  /** The feed that follows what is on the page. */
  feed?: { title: string; href: string }
  /** Where the same stands as Markdown. */
  markdown?: string
  /** A text with a day and an author. */
  article?: { date: string; updated: string | null; author: { name: string } }
  /** Whether search engines may list it; pages to sign in on and the app are never listed. */
  isListed?: boolean
}

const isPublic: Record<LayoutName, boolean> = { marketing: true, none: true, auth: false, app: false }

/** Title, description, the canonical address and what is shown when a page is shared. */
export function PageHead({ title, description, feed, markdown, article, isListed = true }: Props) {
  const { component, props, url } = usePage()
  const { counts, url: origin } = props.site
  const about = description ?? `${counts.snippets} code snippets of interface components for Tailwind CSS.`
  // Before any effect of what stands round the page.
  useLayoutEffect(() => noteTitle(pageTitle(title)), [title])
  const address = origin + url.replace(/[?#].*$/, '')

  return (
    <Head title={title}>
      <link head-key="font" rel="preload" as="font" type="font/woff2" crossOrigin="" href={inter} />
      <meta head-key="description" name="description" content={about} />
      <link head-key="canonical" rel="canonical" href={address} />
      <meta head-key="og:type" property="og:type" content={article ? 'article' : 'website'} />
      <meta head-key="og:site_name" property="og:site_name" content={site.name} />
      <meta head-key="og:title" property="og:title" content={pageTitle(title)} />
      <meta head-key="og:description" property="og:description" content={about} />
      <meta head-key="og:url" property="og:url" content={address} />
      {feed && <link head-key="feed" rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />}
      {markdown && <link head-key="markdown" rel="alternate" type="text/markdown" href={markdown} />}
      {article && <meta head-key="article:published_time" property="article:published_time" content={article.date} />}
      {article?.updated && (
        <meta head-key="article:modified_time" property="article:modified_time" content={article.updated} />
      )}
      {!(isListed && isPublic[layoutOf(component)]) && <meta head-key="robots" name="robots" content="noindex" />}
    </Head>
  )
}
