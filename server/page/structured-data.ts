/** What pages are about in the words of schema.org, for programs that read them. */
import type { ComponentMeta } from '#shared/catalog.ts'
import { builtWithOf, type ProjectGood } from '#shared/goods.ts'
import type { Post } from '#shared/publishing.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { StructuredData } from './document.ts'

type Step = { title: string; href: string }

/** Where a page stands; steps from the outermost in. */
export const breadcrumbs = (trail: Step[], siteUrl: string): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: siteUrl + href,
  })),
})

/** The pages a page lists. */
export const itemList = (
  name: string,
  entries: { title: string; href: string }[],
  siteUrl: string,
): StructuredData => ({
  '@type': 'ItemList',
  name,
  numberOfItems: entries.length,
  itemListElement: entries.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: siteUrl + href,
  })),
})

/** A component: what it is, in which languages it comes, and whether everyone may have its code. */
export const sourceCode = (
  { path, title, description, part, free, keywords, picture }: ComponentMeta,
  siteUrl: string,
  { added }: { /** The ISO day it was first released; empty where nobody wrote it down. */ added: string },
): StructuredData => ({
  '@type': 'SoftwareSourceCode',
  name: title,
  description,
  identifier: part,
  url: siteUrl + urls.component(path),
  keywords: keywords.join(', '),
  ...(picture && { image: siteUrl + urls.componentPicture(path, picture, 'light') }),
  programmingLanguage: ['HTML', 'TypeScript', 'JavaScript', 'Vue', 'Svelte'],
  runtimePlatform: 'Tailwind CSS',
  codeSampleType: 'full solution',
  isAccessibleForFree: free,
  license: siteUrl + urls.legal('license'),
  // The same in words, for programs that would rather read those; of what is locked, its code is in neither.
  encoding: {
    '@type': 'MediaObject',
    encodingFormat: 'text/markdown',
    contentUrl: siteUrl + urls.componentMarkdown(path),
  },
  ...(added && { datePublished: added }),
  publisher: { '@type': 'Organization', name: site.name, url: siteUrl },
})

/** A starter kit: what it is built with, and whether it is free of charge. */
export const starterKit = (kit: ProjectGood, siteUrl: string): StructuredData =>
  project(kit, { name: `${kit.title}, starter kit`, path: urls.starterKit(kit.slug), siteUrl })

/** A template, likewise. */
export const template = (good: ProjectGood, siteUrl: string): StructuredData =>
  project(good, { name: `${good.title}, template`, path: urls.template(good.slug), siteUrl })

const project = (
  { description, free, picture, editions }: ProjectGood,
  { name, path, siteUrl }: { name: string; path: string; siteUrl: string },
): StructuredData => ({
  '@type': 'SoftwareSourceCode',
  name,
  description,
  url: siteUrl + path,
  ...(picture && { image: `${siteUrl}/media/${picture.name}-light.webp` }),
  runtimePlatform: builtWithOf(editions)
    .map(({ title, version }) => `${title} ${version}`)
    .join(', '),
  codeSampleType: 'full solution',
  isAccessibleForFree: free,
  license: siteUrl + urls.legal('license'),
  publisher: { '@type': 'Organization', name: site.name, url: siteUrl },
})

/** Questions with their answers, as they stand on the page. */
export const questions = (asked: readonly { question: string; answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The licences with their prices, in US dollars. */
export const offers = (priced: { title: string; price: number }[], siteUrl: string): StructuredData => ({
  '@type': 'Product',
  name: site.name,
  description: site.tagline,
  url: siteUrl + urls.pricing(),
  offers: priced.map(({ title, price }) => ({
    '@type': 'Offer',
    name: title,
    price,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  })),
})

/** A post: who wrote it and when. */
export const article = (
  { slug, title, description, date, updated, author }: Post,
  siteUrl: string,
): StructuredData => ({
  '@type': 'Article',
  headline: title,
  description,
  datePublished: date,
  dateModified: updated ?? date,
  author: { '@type': 'Organization', name: `${site.name}: ${author.name}`, url: siteUrl + urls.blog() },
  publisher: { '@type': 'Organization', name: site.name, url: siteUrl },
  mainEntityOfPage: siteUrl + urls.blog(slug),
})

/** What the whole site is about. */
export const product = (siteUrl: string): StructuredData => ({
  '@type': 'WebSite',
  name: site.name,
  url: siteUrl,
  description: site.tagline,
})
