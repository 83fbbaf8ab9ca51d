import { type RefObject, useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { colourKey } from '#client/hooks/use-palette.ts'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import type { CodeAnswer, ShownFile } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

const kept = new Map<string, ShownFile>()

/** A file in the chosen colours: fetched only where it shows, and as it came until then. */
export function useRecoloured(path: string, flavour: Flavour, file: ShownFile, box: RefObject<HTMLElement | null>) {
  const [preferences] = useSnippetPreferences()
  const isOriginal = colourKey(preferences) === ''
  const url = urls.code(path, flavour, chosenColors(preferences))
  const [latest, setLatest] = useState({ url: '', file })

  useEffect(() => {
    if (isOriginal) return
    let wanted = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void read(url).then((answer) => wanted && answer && setLatest({ url, file: answer }))
    })
    observer.observe(box.current!)
    return () => {
      wanted = false
      observer.disconnect()
    }
  }, [url, isOriginal, box])

  return isOriginal ? file : latest.file
}

/** The first file of an answer; null where it could not be had, and the page keeps what it shows. */
async function read(url: string): Promise<ShownFile | null> {
  const known = kept.get(url)
  if (known) return known
  const answer = await api<CodeAnswer>(url).catch(() => null)
  const [file] = answer?.files ?? []
  if (file) kept.set(url, file)
  return file ?? null
}
