import type { Block, Heading } from './article.ts'

/** A version and what it brought. */
export type ChangelogEntry = { version: string; date: string; summary: string; blocks: Block[] }

/** A page of the documentation as lists show it. */
export type DocLink = { slug: string; title: string; description: string }
export type DocSection = { title: string; pages: DocLink[] }
export type DocPage = DocLink & { section: string; headings: Heading[]; blocks: Block[] }

/** Who wrote a post. */
export type Author = { name: string; about: string }
export type Tag = { slug: string; title: string }

/** A post of the blog as lists show it; days are ISO dates. */
export type PostLink = {
  slug: string
  title: string
  description: string
  date: string
  minutes: number
  tags: Tag[]
  author: Author
}
/** `updated` is null when it stands as it was published; `related` are slugs, the nearest first. */
export type Post = PostLink & { updated: string | null; related: string[]; headings: Heading[]; blocks: Block[] }

/** A text that binds: its slug is its address. */
export type LegalLink = { slug: string; title: string; description: string }
export type LegalPage = LegalLink & { updated: string; headings: Heading[]; blocks: Block[] }

/** What the build leaves in publishing.json: versions and posts newest first. */
export type Publications = {
  changelog: ChangelogEntry[]
  sections: DocSection[]
  docs: DocPage[]
  posts: Post[]
  legal: LegalPage[]
}
