import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import ArticleHead from '@/components/article-head'
import ArticleMore from '@/components/article-more'
import ArticleShed from '@/components/article-shed'
import ArticleStrip from '@/components/article-strip'
import ArticleWheel from '@/components/article-wheel'
import { metadataOf, site } from '@/app/site'
import { articles } from '@/data/journal'
import { articlesBut, bylineOf } from '@/lib/said'
import { ArticleRows } from '@/views/articles'
import { Densities, Signs } from '@/views/home'
import { PlatePicture } from '@/views/plates'

/** The text of each article, by its place in the address. */
const texts: Record<string, ReactNode> = {
  'a-lemon-is-a-wheel': (
    <ArticleWheel signs={<Signs />} densities={<Densities />} wreck={<PlatePicture file="tar-rope" />} />
  ),
  'three-years-in-a-shed': <ArticleShed />,
  'one-strip-of-paper': <ArticleStrip />,
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
  const { article, text } = articleOf((await params).slug)
  return (
    <>
      <ArticleHead
        title={article.title}
        line={article.line}
        byline={bylineOf(article)}
        plate={<PlatePicture file={article.scent} />}
      />
      {text}
      <ArticleMore more={<ArticleRows articles={articlesBut(article)} />} />
    </>
  )
}

function articleOf(slug: string) {
  const article = articles.find((one) => one.slug === slug)
  const text = texts[slug]
  if (!article || !text) notFound()
  return { article, text }
}
