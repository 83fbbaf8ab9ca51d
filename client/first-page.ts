import type { Page } from '@inertiajs/core'

/**
 * The page that the document came with, by the address it was asked at: pages that are kept for everyone know nothing
 * of parameters that are read here alone, or by nobody but statistics, and these are to stay in the address bar.
 */
export function firstPage(): Page {
  const text = document.querySelector('script[data-page="app"]')?.textContent
  if (!text) throw new Error('The document came without its page.')
  const page = JSON.parse(text) as Page
  const { pathname, search } = location
  return page.url.split('?')[0] === pathname ? { ...page, url: pathname + search } : page
}
