import type { Inline } from '#shared/article.ts'

type Link = Extract<Inline, { type: 'link' | 'doc' }>

/**
 * Where a link leads: "colours.md#contrast" to a page of the documentation, "#contrast" on the same page,
 * "/user/settings" on this site, or a secure address elsewhere. Null for everything else.
 */
export function linkTo(url: string, children: Inline[]): Link | null {
  const [, slug, hash = ''] = /^([a-z0-9-]+)\.md(#[a-z0-9-]+)?$/.exec(url) ?? []
  if (slug) return { type: 'doc', slug, hash, children }
  if (/^(#[a-z0-9-]+|\/(?!\/)\S*|https:\/\/\S+)$/.test(url)) return { type: 'link', href: url, children }
  return null
}
