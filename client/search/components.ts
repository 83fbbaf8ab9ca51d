/** The single components of the catalogue, fetched once when someone first means to search. */
import { api } from '#client/api.ts'
import { createFetchCache, useFetched } from '#client/fetched.ts'
import type { SearchComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { componentEntries, type SearchEntry } from './entries.ts'

const none: SearchEntry[] = []
const entries = createFetchCache(async (url) => componentEntries(await api<SearchComponent[]>(url)), 1)

/** Fetches them unless they are there. Pages can be found without them, and after a failure the next attempt asks again. */
export const loadComponents = () => entries.load(urls.appSearch())

export function useComponentEntries(): SearchEntry[] {
  const fetched = useFetched(entries, urls.appSearch())
  return fetched.state === 'ready' ? fetched.answer : none
}
