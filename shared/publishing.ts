import type { Block, Heading } from './article.ts'

/**
 * A version and what it brought. What came to a version after its first day is an entry of its own, named by the day as
 * build metadata: "4.5.0+2026-11-23" (semver.org, 10).
 */
export type ChangelogEntry = { version: string; date: string; summary: string; blocks: Block[] }

/** "Version 4.5.0", or that and the day of what came to it later. */
export function changelogTitle(version: string): string {
  const [number, day] = version.split('+')
  return day === undefined ? `Version ${number}` : `Version ${number}, update of ${day}`
}

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

/** A page about us, or a text that binds: its slug is its address. */
export type LegalLink = { slug: string; title: string; description: string; binds: boolean }
export type LegalPage = LegalLink & { updated: string; headings: Heading[]; blocks: Block[] }

/** What the build leaves in publishing.json: versions and posts newest first. */
export type Publications = {
  changelog: ChangelogEntry[]
  sections: DocSection[]
  docs: DocPage[]
  posts: Post[]
  legal: LegalPage[]
  /** What customers copy into their projects, as Markdown: a skill, and some lines for the project's AGENTS.md. */
  assistants: { skill: string; agents: string }
}
