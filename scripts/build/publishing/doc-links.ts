import { headingsOf, type Block } from '#shared/article.ts'
import type { LinkReference } from './markdown.ts'

type Text = { file: string; blocks: readonly Block[]; links: readonly LinkReference[] }
type Page = Text & { slug: string }

/** Links of texts to pages, posts or headings that do not exist, as "file:line: …". */
export function brokenLinks(texts: readonly Text[], { docs, posts }: { docs: Page[]; posts: Page[] }): string[] {
  const anchors = (pages: Page[]) => new Map(pages.map(({ slug, blocks }) => [slug, anchorsOf(blocks)]))
  const inDocs = anchors(docs)
  const inPosts = anchors(posts)

  function problem({ slug, hash, isPost }: LinkReference, own: readonly string[]): string | null {
    if (slug === null) return own.includes(hash) ? null : `There is no ${hash} on this page.`
    const there = (isPost ? inPosts : inDocs).get(slug)
    if (!there) return isPost ? `There is no post ${slug}.md.` : `There is no page ${slug}.md in the documentation.`
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
