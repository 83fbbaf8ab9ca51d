import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { createFetchCache, useFetched } from '#client/fetched.ts'
import { chosenWishes, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import { defined } from '#shared/defined.ts'
import type { CodeAnswer, CodeFile } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** A file with the theme that its colours need; what a page came with needs none. */
export type TakenFile = CodeFile & Partial<Pick<CodeAnswer, 'theme'>>

/** Files of code that everybody may read; a few hundred are some ten megabytes. */
const files = createFetchCache<TakenFile>(async (url) => {
  const { files: answered, theme } = await api<CodeAnswer>(url)
  return { ...defined(answered[0], 'The file of the code'), theme }
}, 300)

/** The first file of an answer; null where it could not be had. */
export const readComponentCode = files.load

/**
 * Free code in a flavour and written as chosen. `first` is what the page came with, written by default;
 * until another answer is there, the last one stays.
 */
export function useComponentCode(path: string, flavour: Flavour, first: CodeFile | null): TakenFile | null {
  const [preferences] = useSnippetPreferences()
  const plain = urls.code(path, flavour)
  const url = urls.code(path, flavour, chosenWishes(preferences))
  const fetched = useFetched(files, url)
  const atHand = (url === plain && first) || (fetched.state === 'ready' ? fetched.answer : null)
  const [latest, setLatest] = useState<TakenFile | null>(first)
  if (atHand && atHand !== latest) setLatest(atHand)

  useEffect(() => {
    if (!atHand) void readComponentCode(url)
  }, [url, atHand])

  return atHand ?? latest
}
