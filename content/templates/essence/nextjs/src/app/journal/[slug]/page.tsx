import { notFound } from 'next/navigation'
import type { ComponentType } from 'react'
import ArticleHead from '@/components/article-head'
import ArticleMore from '@/components/article-more'
import ArticleShed from '@/components/article-shed'
import ArticleStrip from '@/components/article-strip'
import ArticleWheel from '@/components/article-wheel'
import { metadataOf, site } from '@/app/site'
import { articles } from '@/data/journal'
import { articlesBut, bylineOf } from '@/lib/said'
import { ArticleRows } from '@/views/articles'
import { PlatePicture } from '@/views/plates'

/** The text of each article, by its place in the address. */
const texts: Record<string, ComponentType> = {
  'a-lemon-is-a-wheel': ArticleWheel,
  'three-years-in-a-shed': ArticleShed,
  'one-strip-of-paper': ArticleStrip,
}

export const dynamicParams = false

export function generateStaticParams() {
  return articles.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: PageProps<'/journal/[slug]'>) {
  const { article } = articleOf((await params).slug)
  return metadataOf(`/journal/${article.slug}`, `${article.title} · ${site.name}`, article.line)
}

export default async function Page({ params }: PageProps<'/journal/[slug]'>) {
  const { article, Text } = articleOf((await params).slug)
  return (
    <>
      <ArticleHead
        title={article.title}
        line={article.line}
        byline={bylineOf(article)}
        plate={<PlatePicture file={article.scent} />}
      />
      <Text />
      <ArticleMore more={<ArticleRows articles={articlesBut(article)} />} />
    </>
  )
}

function articleOf(slug: string) {
  const article = articles.find((one) => one.slug === slug)
  const Text = texts[slug]
  if (!article || !Text) notFound()
  return { article, Text }
}
