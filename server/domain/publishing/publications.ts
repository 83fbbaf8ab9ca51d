import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type {
  ChangelogEntry,
  DocLink,
  DocPage,
  DocSection,
  LegalLink,
  LegalPage,
  Post,
  PostLink,
  Publications as Built,
  Tag,
} from '#shared/publishing.ts'
import { atAddress } from '#shared/told-addresses.ts'
import { indexDocs, type DocSearch } from './search-docs.ts'

export type PlacedDoc = { doc: DocPage; previous: DocLink | null; next: DocLink | null }
export type PlacedPost = { post: Post; related: PostLink[] }
export type CountedTag = Tag & { count: number }

/** What we publish, as the build left it. */
export type Publications = {
  /** Every version, newest first. */
  changelog(): ChangelogEntry[]
  /** The documentation's list of contents. */
  sections(): DocSection[]
  /** A page of the documentation between its neighbours; null when there is none of this name. */
  doc(slug: string): PlacedDoc | null
  /** Every page of the documentation in reading order. */
  docs(): DocPage[]
  /** Pages of the documentation that have every word of a query, best first. */
  searchDocs(query: string): DocSearch
  /** Every post, newest first. */
  posts(): Post[]
  /** A post with those to read after it; null when there is none of this name. */
  post(slug: string): PlacedPost | null
  /** What posts are about, by title, each with how many there are. */
  tags(): CountedTag[]
  /** Pages about us, and the texts that bind. */
  legal(): LegalLink[]
  legalPage(slug: string): LegalPage | null
  /** What customers copy into their projects for assistants, as Markdown. */
  assistants(): Built['assistants']
}

/**
 * Opens what "npm run build" published, with the site's address where texts name it; with `live`, as while developing,
 * it is read again when it was rebuilt.
 */
export function openPublications(
  buildDir: string,
  { siteUrl, live = false }: { siteUrl: string; live?: boolean },
): Publications {
  const file = join(buildDir, 'publishing.json')
  const changed = () => (live ? statSync(file).mtimeMs : 0)
  const read = () => ({ built: JSON.parse(atAddress(readFileSync(file, 'utf8'), siteUrl)) as Built, at: changed() })
  let kept = read()
  return publicationsOf(() => {
    if (changed() !== kept.at) kept = read()
    return kept.built
  })
}

export function publicationsOf(built: () => Built): Publications {
  let kept: { docs: DocPage[]; search: (query: string) => DocSearch } | undefined
  return {
    changelog: () => built().changelog,
    sections: () => built().sections,
    doc(slug) {
      const { docs } = built()
      const at = docs.findIndex((doc) => doc.slug === slug)
      const doc = docs[at]
      return doc ? { doc, previous: linkTo(docs[at - 1]), next: linkTo(docs[at + 1]) } : null
    },
    docs: () => built().docs,
    searchDocs(query) {
      const { docs } = built()
      // Whoever starts a server does not wait for what may never be asked.
      if (kept?.docs !== docs) kept = { docs, search: indexDocs(docs) }
      return kept.search(query)
    },
    posts: () => built().posts,
    post(slug) {
      const { posts } = built()
      const post = posts.find((candidate) => candidate.slug === slug)
      if (!post) return null
      const related = post.related.flatMap((other) => posts.find((candidate) => candidate.slug === other) ?? [])
      return { post, related: related.map(postLink) }
    },
    tags() {
      const counted = new Map<string, CountedTag>()
      for (const tag of built().posts.flatMap((post) => post.tags)) {
        counted.set(tag.slug, { ...tag, count: (counted.get(tag.slug)?.count ?? 0) + 1 })
      }
      return [...counted.values()].toSorted((a, z) => a.title.localeCompare(z.title, 'en'))
    },
    legal: () => built().legal.map(({ slug, title, description, binds }) => ({ slug, title, description, binds })),
    assistants: () => built().assistants,
    legalPage: (slug) => built().legal.find((candidate) => candidate.slug === slug) ?? null,
  }
}

const linkTo = (doc: DocPage | undefined): DocLink | null =>
  doc ? { slug: doc.slug, title: doc.title, description: doc.description } : null

/** A post as lists show it, without its text. */
export const postLink = ({ slug, title, description, date, minutes, tags, author }: Post): PostLink => ({
  slug,
  title,
  description,
  date,
  minutes,
  tags,
  author,
})
