import type { Block } from '#shared/article.ts'
import { site } from '#shared/site.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { toHtml } from './to-html.ts'
import type { Origin } from './links.ts'

type Item = {
  title: string
  /** Path on this site, which is also what makes it this item for ever. */
  path: string
  /** An ISO day. */
  date: string
  description: string
  author?: string
  tags?: string[]
  blocks: readonly Block[]
}
type Feed = { title: string; description: string; path: string; self: string; items: Item[] }

/** RFC 822, as RSS 2.0 wants it; days have no hour, so they begin in UTC. */
const rssDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()

/** An RSS 2.0 feed with whole texts; the newest item is the first. */
export function rss({ title, description, path, self, items }: Feed, origin: Origin): string {
  const { siteUrl } = origin
  const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`
  const item = (entry: Item) =>
    [
      '<item>',
      tag('title', entry.title),
      tag('link', siteUrl + entry.path),
      `<guid isPermaLink="true">${escapeMarkup(siteUrl + entry.path)}</guid>`,
      tag('pubDate', rssDate(entry.date)),
      tag('description', entry.description),
      ...(entry.author ? [tag('dc:creator', entry.author)] : []),
      ...(entry.tags ?? []).map((name) => tag('category', name)),
      tag('content:encoded', toHtml(entry.blocks, origin, entry.path)),
      '</item>',
    ].join('\n')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', title),
    tag('link', siteUrl + path),
    tag('description', description),
    tag('language', 'en'),
    tag('generator', site.name),
    ...(items[0] ? [tag('lastBuildDate', rssDate(items[0].date))] : []),
    `<atom:link href="${escapeMarkup(siteUrl + self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
