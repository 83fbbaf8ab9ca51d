import type { Block, Heading } from './article.ts'

/** A version and what it brought. */
export type ChangelogEntry = { version: string; date: string; summary: string; blocks: Block[] }

/** A page of the documentation as lists show it. */
export type DocLink = { slug: string; title: string; description: string }
export type DocSection = { title: string; pages: DocLink[] }
export type DocPage = DocLink & { section: string; headings: Heading[]; blocks: Block[] }

/** What the build leaves in publishing.json. */
export type Publications = { changelog: ChangelogEntry[]; sections: DocSection[]; docs: DocPage[] }
