/** What can be found, fetched once when someone first means to search; icons with each query, since there are thousands. */
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { createFetchCache, useFetched } from '#client/fetched.ts'
import { type FindableDocument, type FoundIcon, openDocuments } from '#shared/search/documents.ts'
import type { SearchIndex } from '#shared/search/index.ts'
import { type PackedDocuments, unpackDocuments } from '#shared/search/packed.ts'
import { urls } from '#shared/urls.ts'

const indexes = createFetchCache(async (url) => openDocuments(unpackDocuments(await api<PackedDocuments>(url))), 1)
const descriptions = createFetchCache(async (url) => api<Record<string, string>>(url), 1)
const icons = createFetchCache(async (url) => api<FoundIcon[]>(url), 40)

/** Fetches them unless they are there. Pages can be found without them, and after a failure the next attempt asks again. */
export const loadDocuments = () => indexes.load(urls.searchDocuments())

/** Null until they are there. */
export function useDocuments(): SearchIndex<FindableDocument> | null {
  const fetched = useFetched(indexes, urls.searchDocuments())
  return fetched.state === 'ready' ? fetched.answer : null
}

/** What the component of a part number is described by; nothing until that is there. */
export function useDescription(part: string | undefined): string | undefined {
  const fetched = useFetched(descriptions, urls.searchDescriptions())
  useEffect(() => void descriptions.load(urls.searchDescriptions()), [])
  return fetched.state === 'ready' && part !== undefined ? fetched.answer[part] : undefined
}

export const loadIcons = (words: string) => icons.load(urls.searchIcons(words))

const none: FoundIcon[] = []

/** The icons that have some words; none until they are there, and none without words. */
export function useFoundIcons(words: string): FoundIcon[] {
  const fetched = useFetched(icons, urls.searchIcons(words))
  return fetched.state === 'ready' ? fetched.answer : none
}
