import { basename } from 'node:path'
import { z } from 'zod'
import type { DocPage, DocSection } from '#shared/publishing.ts'
import type { Highlight } from './code-block.ts'
import { readFrontMatter } from './front-matter.ts'
import { parseArticle, type LinkReference } from './markdown.ts'

/** The parts of the documentation, in the order they are read. */
const sections = [
  'Introduction',
  'Frameworks',
  'Using components',
  'Use it your way',
  'Quality and accessibility',
  'Licences and updates',
  'Self-hosting and contributing',
] as const

type Read = Omit<DocPage, 'headings'> & { file: string; order: number; links: LinkReference[] }

const schema = z.strictObject({
  title: z.string().min(1, 'must not be empty').max(60, 'must be at most 60 characters'),
  description: z.string().min(1, 'must say what the page tells').max(160, 'must be at most 160 characters'),
  section: z.enum(sections, `must be one of ${sections.join(', ')}`),
  order: z.coerce.number('must be a number').int('must be a whole number'),
})

/** Reads one page; the file's name is its address. */
export function readDoc(file: string, text: string, highlight: Highlight): Read {
  const { fields, body, linesBefore } = readFrontMatter(file, text, schema)
  const { blocks, links } = parseArticle({ file, body, linesBefore, highlight })
  return { file, slug: basename(file, '.md'), ...fields, blocks, links }
}

/** The pages in reading order, and the list of contents made of them. */
export function arrangeDocs(docs: readonly (Read & Pick<DocPage, 'headings'>)[]): {
  sections: DocSection[]
  docs: DocPage[]
} {
  const filled = sections.map((title) => ({
    title,
    pages: docs.filter(({ section }) => section === title).toSorted((a, z) => a.order - z.order),
  }))
  return {
    docs: filled.flatMap(({ pages }) => pages.map(({ file: _, order: __, links: ___, ...page }) => page)),
    sections: filled
      .filter(({ pages }) => pages.length > 0)
      .map(({ title, pages }) => ({
        title,
        pages: pages.map(({ slug, title, description }) => ({ slug, title, description })),
      })),
  }
}
