import { getCollection } from 'astro:content'

/** Every post, the newest first. */
export async function posts() {
  const all = await getCollection('blog')
  return all.toSorted((a, z) => z.data.publishedAt.valueOf() - a.data.publishedAt.valueOf())
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export const formatDate = (date: Date) => long.format(date)
