import rss from '@astrojs/rss'
import type { APIContext } from 'astro'
import { posts } from '@/lib/blog.ts'

export const prerender = true

export async function GET({ site }: APIContext) {
  return rss({
    title: 'Lintel blog',
    description: 'What we learn about invoices, reminders and getting paid.',
    site: site ?? '',
    trailingSlash: false,
    items: (await posts()).map(({ id, data }) => ({
      title: data.title,
      description: data.description,
      pubDate: data.publishedAt,
      link: `/blog/${id}`,
    })),
  })
}
