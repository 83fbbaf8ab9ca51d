import { headingsOf, type Block } from '#shared/article.ts'
import type { FoundLink } from './markdown.ts'

type Text = { file: string; blocks: readonly Block[]; links: readonly FoundLink[] }
type Page = Text & { slug: string }

/** Links of texts to pages or headings that do not exist, as "file:line: …". */
export function brokenLinks(texts: readonly Text[], pages: readonly Page[]): string[] {
  const anchors = new Map(pages.map(({ slug, blocks }) => [slug, anchorsOf(blocks)]))

  function problem({ slug, hash }: FoundLink, own: readonly string[]): string | null {
    if (slug === null) return own.includes(hash) ? null : `There is no ${hash} on this page.`
    const there = anchors.get(slug)
    if (!there) return `There is no page ${slug}.md in the documentation.`
    return hash === '' || there.includes(hash) ? null : `There is no ${hash} in ${slug}.md.`
  }
  return texts.flatMap(({ file, blocks, links }) =>
    links.flatMap((link) => {
      const message = problem(link, anchorsOf(blocks))
      return message ? [`${file}:${link.line}: ${message}`] : []
    }),
  )
}

const anchorsOf = (blocks: readonly Block[]) => headingsOf(blocks).map(({ id }) => `#${id}`)
