import { type RefObject, useEffect, useState } from 'react'
import {
  chosenFile,
  codeFailure,
  readComponentCode,
  type TakenFile,
  wantsOtherFile,
} from '#client/hooks/use-component-code.ts'
import { chosenWishes, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import type { CodeFile } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

type Shown<File> = {
  /** In the chosen colours, style and language; as it came until then. */
  file: File
  /** Why there is nothing to show; null while it is on its way. */
  failed: { error: unknown } | null
  retry: () => void
}

/**
 * A file in the chosen colours, style and language (TSX or JSX), fetched only where it shows.
 *
 * @param first what the page came with, written by default; null where code is fetched when it is shown
 * @param box what the file is shown in
 */
export function useRecoloured(
  path: string,
  flavour: Flavour,
  first: CodeFile,
  box: RefObject<HTMLElement | null>,
): Shown<TakenFile>
export function useRecoloured(
  path: string,
  flavour: Flavour,
  first: CodeFile | null,
  box: RefObject<HTMLElement | null>,
): Shown<TakenFile | null>
export function useRecoloured(
  path: string,
  flavour: Flavour,
  first: CodeFile | null,
  box: RefObject<HTMLElement | null>,
): Shown<TakenFile | null> {
  const [preferences] = useSnippetPreferences()
  const url = urls.code(path, flavour, chosenWishes(preferences))
  const { file: label } = preferences
  const isOriginal = first !== null && url === urls.code(path, flavour) && !wantsOtherFile(flavour, preferences)
  const [latest, setLatest] = useState<TakenFile | null>(first)
  const [lastFailed, setFailed] = useState<{ url: string; error: unknown } | null>(null)
  const failed = lastFailed?.url === url ? lastFailed : null

  useEffect(() => {
    const { current: watched } = box
    if (isOriginal || failed || !watched) return
    let wanted = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void readComponentCode(url).then((answer) => {
        if (!wanted) return
        if (answer) setLatest(chosenFile(answer, { file: label }))
        setFailed(answer ? null : { url, error: codeFailure(url)?.error })
      })
    })
    observer.observe(watched)
    return () => {
      wanted = false
      observer.disconnect()
    }
  }, [url, label, isOriginal, box, failed])

  const file = isOriginal ? first : latest
  return {
    file,
    failed: file ? null : failed,
    retry: () => setFailed(null),
  }
}
