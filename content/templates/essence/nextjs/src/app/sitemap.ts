import type { MetadataRoute } from 'next'
import { articles } from '@/data/journal'
import { scents } from '@/data/scents'
import { site } from './site'

export const dynamic = 'force-static'

/** Everything there is to be read. A cart, a checkout and an order belong to one person. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    '/',
    '/shop',
    ...scents.map(({ slug }) => `/scents/${slug}`),
    '/notes',
    '/journal',
    ...articles.map(({ slug }) => `/journal/${slug}`),
    '/about',
    '/help',
    '/privacy',
    '/terms',
    '/track',
  ].map((path) => ({ url: new URL(path, site.url).href }))
}
