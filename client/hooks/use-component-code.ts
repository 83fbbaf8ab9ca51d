import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import type { CodeAnswer, CodeFile } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

const kept = new Map<string, CodeFile>()

/** The first file of an answer; null where it could not be had. */
export async function readComponentCode(url: string): Promise<CodeFile | null> {
  const known = kept.get(url)
  if (known) return known
  const answer = await api<CodeAnswer>(url).catch(() => null)
  const [file] = answer?.files ?? []
  if (file) kept.set(url, file)
  return file ?? null
}

/**
 * Free code in a flavour and in the chosen colours. `first` is what the page came with in the default colours;
 * until another answer is there, the last one stays.
 */
export function useComponentCode(path: string, flavour: Flavour, first: CodeFile | null): CodeFile | null {
  const [preferences] = useSnippetPreferences()
  const plain = urls.code(path, flavour)
  const url = urls.code(path, flavour, chosenColors(preferences))
  const [latest, setLatest] = useState<{ url: string; file: CodeFile | null }>({ url: plain, file: first })
  const atHand = url === plain ? first : (kept.get(url) ?? null)

  useEffect(() => {
    if (atHand) return
    let wanted = true
    void readComponentCode(url).then((file) => wanted && file && setLatest({ url, file }))
    return () => void (wanted = false)
  }, [url, atHand])

  return atHand ?? latest.file
}
