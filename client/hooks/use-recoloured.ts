import { type RefObject, useEffect, useState } from 'react'
import { chosenFile, codeFailure, readComponentCode, type TakenFile } from '#client/hooks/use-component-code.ts'
import { chosenWishes, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'

type Shown = {
  /** In the chosen colours, style and language; null until it has come. */
  file: TakenFile | null
  /** Why there is nothing to show; null while it is on its way. */
  failed: { error: unknown } | null
  retry: () => void
}

/**
 * A file in the chosen colours, style and language (TSX or JSX), fetched only where it shows.
 *
 * @param box what the file is shown in
 */
export function useRecoloured(path: string, flavour: Flavour, box: RefObject<HTMLElement | null>): Shown {
  const [preferences] = useSnippetPreferences()
  const url = urls.code(path, flavour, chosenWishes(preferences))
  const { file: label } = preferences
  const [file, setFile] = useState<TakenFile | null>(null)
  const [lastFailed, setFailed] = useState<{ url: string; error: unknown } | null>(null)
  const failed = lastFailed?.url === url ? lastFailed : null

  useEffect(() => {
    const { current: watched } = box
    if (failed || !watched) return
    let wanted = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void readComponentCode(url).then((answer) => {
        if (!wanted) return
        if (answer) setFile(chosenFile(answer, { file: label }))
        setFailed(answer ? null : { url, error: codeFailure(url)?.error })
      })
    })
    observer.observe(watched)
    return () => {
      wanted = false
      observer.disconnect()
    }
  }, [url, label, box, failed])

  return { file, failed: file ? null : failed, retry: () => setFailed(null) }
}
