import { type RefObject, useEffect, useState } from 'react'
import { colourKey } from '#client/hooks/use-palette.ts'
import { readComponentCode } from '#client/hooks/use-component-code.ts'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import type { CodeFile } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** A file in the chosen colours: fetched only where it shows, and as it came until then. */
export function useRecoloured(path: string, flavour: Flavour, file: CodeFile, box: RefObject<HTMLElement | null>) {
  const [preferences] = useSnippetPreferences()
  const isOriginal = colourKey(preferences) === ''
  const url = urls.code(path, flavour, chosenColors(preferences))
  const [latest, setLatest] = useState({ url: '', file })

  useEffect(() => {
    const { current: watched } = box
    if (isOriginal || !watched) return
    let wanted = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void readComponentCode(url).then((answer) => wanted && answer && setLatest({ url, file: answer }))
    })
    observer.observe(watched)
    return () => {
      wanted = false
      observer.disconnect()
    }
  }, [url, isOriginal, box])

  return isOriginal ? file : latest.file
}
