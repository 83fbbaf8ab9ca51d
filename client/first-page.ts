import type { Page } from '@inertiajs/core'

/** What Inertia answers to the client of a build that is over: Conflict (RFC 9110, 15.5.10). */
const anotherBuild = 409

/**
 * The page that the document shows, by the address it was asked at: pages that are kept for everyone know nothing of
 * parameters that are read here alone, or by nobody but statistics, and these are to stay in the address bar. A document
 * that waited until it was wanted came without its data, which `server/http/first-acts-script.ts` then asked for.
 *
 * @returns never, where the data is of another build, for which the page is loaded anew, or cannot be had, where it stays
 *   as it was drawn until there is a connection
 */
export async function firstPage(): Promise<Page> {
  const page = (await askedPage()) ?? pageOf(document)
  const { pathname, search } = location
  return page.url.split('?')[0] === pathname ? { ...page, url: pathname + search } : page
}

/** The name of the page that the document shows, which is known at once. */
export const firstPageName = (): string => pageOf(document).component

function pageOf(from: Document): Page {
  const text = from.querySelector('script[data-page="app"]')?.textContent
  if (!text) throw new Error('The document came without its page.')
  return JSON.parse(text) as Page
}

async function askedPage(): Promise<Page | undefined> {
  const answer = await window.firstActs?.data?.catch(() => null)
  if (answer === undefined) return undefined
  if (answer?.ok && answer.headers.has('x-inertia')) return (await answer.json()) as Page
  if (answer?.status === anotherBuild) location.reload()
  else void window.firstActs?.online?.then(() => location.reload())
  return new Promise(() => {})
}
