import type { Block, Inline } from '#shared/article.ts'
import { urls } from '#shared/urls.ts'

/** Where a text is read outside our pages: links need the whole address. */
export type Origin = { siteUrl: string }

/** The whole address of a link in a text; places on the same page are told by `self`. */
export function addressOf(part: Extract<Inline, { type: 'link' | 'doc' }>, { siteUrl }: Origin, self: string): string {
  if (part.type === 'doc') return siteUrl + urls.docs(part.slug) + part.hash
  if (part.href.startsWith('#')) return siteUrl + self + part.href
  return part.href.startsWith('/') ? siteUrl + part.href : part.href
}

/** Where a component of a text can be seen. */
export const seenAt = ({ path, dir, theme, primary, secondary }: Extract<Block, { type: 'component' }>): string =>
  urls.preview(path, {
    ...(dir === 'rtl' && { dir }),
    ...(theme && { theme }),
    ...(primary && { primary }),
    ...(secondary && { secondary }),
  })
