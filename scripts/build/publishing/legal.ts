import { basename } from 'node:path'
import { z } from 'zod'
import { headingsOf } from '#shared/article.ts'
import type { LegalPage } from '#shared/publishing.ts'
import type { Highlight } from './code-block.ts'
import { readFrontMatter } from './front-matter.ts'
import { parseArticle, type LinkReference } from './markdown.ts'

type Read = LegalPage & { file: string; links: LinkReference[] }

const schema = z.strictObject({
  title: z.string().min(1, 'must not be empty').max(60, 'must be at most 60 characters'),
  description: z.string().min(1, 'must say what the text settles').max(160, 'must be at most 160 characters'),
  updated: z.iso.date('must be a day such as 2026-11-21'),
})

/** Reads a text that binds, or a page about us where it lies in content/about; the file's name is its address. */
export function readLegal(file: string, text: string, highlight: Highlight): Read {
  const { fields, body, linesBefore } = readFrontMatter(file, text, schema)
  const { blocks, links } = parseArticle({ file, body, linesBefore, highlight })
  const binds = !file.includes('content/about/')
  return { ...fields, file, slug: basename(file, '.md'), binds, headings: headingsOf(blocks), blocks, links }
}
