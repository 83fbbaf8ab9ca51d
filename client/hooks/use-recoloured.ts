import { type RefObject, useEffect, useState } from 'react'
import { chosenFile, readComponentCode, type TakenFile, wantsOtherFile } from '#client/hooks/use-component-code.ts'
import { chosenWishes, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import type { CodeFile } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** A file in the chosen colours, style and language (TSX or JSX): fetched only where it shows, and as it came until then. */
export function useRecoloured(
  path: string,
  flavour: Flavour,
  file: CodeFile,
  box: RefObject<HTMLElement | null>,
): TakenFile {
  const [preferences] = useSnippetPreferences()
  const url = urls.code(path, flavour, chosenWishes(preferences))
  const { file: label } = preferences
  const isOriginal = url === urls.code(path, flavour) && !wantsOtherFile(flavour, preferences)
  const [latest, setLatest] = useState<{ url: string; file: TakenFile }>({ url: '', file })

  useEffect(() => {
    const { current: watched } = box
    if (isOriginal || !watched) return
    let wanted = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void readComponentCode(url).then(
        (answer) => wanted && answer && setLatest({ url, file: chosenFile(answer, { file: label }) }),
      )
    })
    observer.observe(watched)
    return () => {
      wanted = false
      observer.disconnect()
    }
  }, [url, label, isOriginal, box])

  return isOriginal ? file : latest.file
}
