import { basename } from 'node:path'
import { z } from 'zod'
import { authors, tags, type AuthorSlug, type TagSlug } from '#content/blog/index.ts'
import { headingsOf } from '#shared/article.ts'
import type { Post } from '#shared/publishing.ts'
import type { Highlight } from './code-block.ts'
import { readFrontMatter } from './front-matter.ts'
import { parseArticle, type LinkReference } from './markdown.ts'
import { readingMinutes } from './reading-minutes.ts'

type Read = Omit<Post, 'related'> & { file: string; links: LinkReference[] }

const authorSlugs = Object.keys(authors) as [AuthorSlug, ...AuthorSlug[]]
const tagSlugs = Object.keys(tags) as [TagSlug, ...TagSlug[]]
const day = z.iso.date('must be a day such as 2026-11-21')

const schema = z.strictObject({
  title: z.string().min(1, 'must not be empty').max(80, 'must be at most 80 characters'),
  description: z.string().min(1, 'must say what the post tells').max(200, 'must be at most 200 characters'),
  date: day,
  updated: day.optional(),
  author: z.enum(authorSlugs, `must be one of ${authorSlugs.join(', ')}`),
  tags: z
    .string()
    .transform((list) => list.split(',').map((tag) => tag.trim()))
    .pipe(z.array(z.enum(tagSlugs, `must be some of ${tagSlugs.join(', ')}`))),
})

/** Reads one post; the file's name is its address. */
export function readPost(file: string, text: string, highlight: Highlight): Read {
  const { fields, body, linesBefore } = readFrontMatter(file, text, schema)
  const { blocks, links } = parseArticle({ file, body, linesBefore, highlight })
  return {
    ...fields,
    file,
    slug: basename(file, '.md'),
    updated: fields.updated ?? null,
    author: authors[fields.author],
    tags: fields.tags.map((slug) => ({ slug, title: tags[slug] })),
    minutes: readingMinutes(blocks),
    headings: headingsOf(blocks),
    blocks,
    links,
  }
}

/** As many as stand under a post. */
const mostRelated = 3

/** Posts newest first, each with those that share most tags with it. */
export function arrangePosts(posts: readonly Read[]): Post[] {
  const ordered = posts.toSorted((a, z) => z.date.localeCompare(a.date, 'en') || a.slug.localeCompare(z.slug, 'en'))
  const shared = (a: Read, z: Read) => a.tags.filter(({ slug }) => z.tags.some((tag) => tag.slug === slug)).length
  return ordered.map((post) => {
    const related = ordered
      .filter((other) => other !== post)
      .toSorted((a, z) => shared(post, z) - shared(post, a))
      .slice(0, mostRelated)
      .map(({ slug }) => slug)
    const { file: _, links: __, ...rest } = post
    return { ...rest, related }
  })
}
