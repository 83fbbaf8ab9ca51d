import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { createFetchCache, useFetched } from '#client/fetched.ts'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import { defined } from '#shared/defined.ts'
import type { CodeAnswer, CodeFile } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** Files of code that everybody may read; a few hundred are some ten megabytes. */
const files = createFetchCache<CodeFile>(
  async (url) => defined((await api<CodeAnswer>(url)).files[0], 'The file of the code'),
  300,
)

/** The first file of an answer; null where it could not be had. */
export const readComponentCode = files.load

/**
 * Free code in a flavour and in the chosen colours. `first` is what the page came with in the default colours;
 * until another answer is there, the last one stays.
 */
export function useComponentCode(path: string, flavour: Flavour, first: CodeFile | null): CodeFile | null {
  const [preferences] = useSnippetPreferences()
  const plain = urls.code(path, flavour)
  const url = urls.code(path, flavour, chosenColors(preferences))
  const fetched = useFetched(files, url)
  const atHand = (url === plain && first) || (fetched.state === 'ready' ? fetched.answer : null)
  const [latest, setLatest] = useState(first)
  if (atHand && atHand !== latest) setLatest(atHand)

  useEffect(() => {
    if (!atHand) void readComponentCode(url)
  }, [url, atHand])

  return atHand ?? latest
}
