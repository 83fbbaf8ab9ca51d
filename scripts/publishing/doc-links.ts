import { headingsOf, type Block, type Inline } from '#shared/article.ts'

type Text = { file: string; blocks: readonly Block[] }
type Page = Text & { slug: string }
type Link = Extract<Inline, { type: 'link' | 'doc' }>

/** Links of texts to pages or headings that do not exist, as "file: …". */
export function brokenLinks(texts: readonly Text[], pages: readonly Page[]): string[] {
  const anchors = new Map(pages.map(({ slug, blocks }) => [slug, anchorsOf(blocks)]))
  return texts.flatMap(({ file, blocks }) =>
    linksIn(blocks).flatMap((link) => {
      if (link.type === 'link') {
        const isBroken = link.href.startsWith('#') && !anchorsOf(blocks).includes(link.href)
        return isBroken ? [`${file}: There is no ${link.href} on this page.`] : []
      }
      const there = anchors.get(link.slug)
      if (!there) return [`${file}: There is no page ${link.slug}.md in the documentation.`]
      const isBroken = link.hash !== '' && !there.includes(link.hash)
      return isBroken ? [`${file}: There is no ${link.hash} in ${link.slug}.md.`] : []
    }),
  )
}

const anchorsOf = (blocks: readonly Block[]) => headingsOf(blocks).map(({ id }) => `#${id}`)

function linksIn(blocks: readonly Block[]): Link[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return inlineLinks(block.children)
      case 'list':
        return block.items.flatMap(linksIn)
      case 'table':
        return [block.head, ...block.rows].flat().flatMap(inlineLinks)
      case 'callout':
      case 'quote':
        return linksIn(block.children)
      default:
        return []
    }
  })
}

const inlineLinks = (children: readonly Inline[]): Link[] =>
  children.flatMap((child) => {
    if (typeof child === 'string' || child.type === 'code' || child.type === 'break') return []
    return child.type === 'link' || child.type === 'doc' ? [child] : inlineLinks(child.children)
  })
