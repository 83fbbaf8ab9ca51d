import { useEffect, useMemo, useState } from 'react'
import { api } from '#client/api.ts'
import { createFetchCache, useFetched } from '#client/fetched.ts'
import { chosenWishes, type SnippetPreferences, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import { itemAt } from '#shared/defined.ts'
import type { CodeAnswer, CodeFile } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** A file with the theme that its colours need; what a page came with needs none. */
export type TakenFile = CodeFile & Partial<Pick<CodeAnswer, 'theme'>>

/** An answer without the plain code, which the highlighted one holds anyway. */
type Taken = { files: (CodeFile & { label: string })[]; theme: CodeAnswer['theme'] }

/** Code that everybody may read; a few hundred answers are some ten megabytes. */
const answers = createFetchCache<Taken>(async (url) => {
  const { files, theme } = await api<CodeAnswer>(url)
  return { files: files.map(({ label, fileName, highlighted }) => ({ label, fileName, highlighted })), theme }
}, 300)

/** An answer with all its files; null where it could not be had. */
export const readComponentCode = answers.load

/** Why an answer could not be had; null where nothing went wrong. */
export function codeFailure(url: string): { error: unknown } | null {
  const fetched = answers.peek(url)
  return fetched.state === 'error' ? fetched : null
}

/** The file with the chosen label, or the first where a flavour has no choice. */
export function chosenFile({ files, theme }: Taken, { file }: Pick<SnippetPreferences, 'file'>): TakenFile {
  const { fileName, highlighted } = files.find(({ label }) => label === file) ?? itemAt(files, 0)
  return { fileName, highlighted, theme }
}

/** Whether what a page came with, the first file written by default, is not the file that is chosen. */
export const wantsOtherFile = (flavour: Flavour, { file }: Pick<SnippetPreferences, 'file'>) =>
  flavour === 'react' && file === 'JSX'

/**
 * Free code in a flavour and written as chosen. `first` is what the page came with, written by default;
 * until another answer is there, the last one stays.
 */
export function useComponentCode(path: string, flavour: Flavour, first: CodeFile | null): TakenFile | null {
  const [preferences] = useSnippetPreferences()
  const plain = urls.code(path, flavour)
  const url = urls.code(path, flavour, chosenWishes(preferences))
  const fetched = useFetched(answers, url)
  const { file: label } = preferences
  const answer = fetched.state === 'ready' ? fetched.answer : null
  const taken = useMemo(() => answer && chosenFile(answer, { file: label }), [answer, label])
  const isFirst = url === plain && !wantsOtherFile(flavour, preferences)
  const atHand = (isFirst && first) || taken
  const [latest, setLatest] = useState<TakenFile | null>(first)
  if (atHand && atHand !== latest) setLatest(atHand)

  useEffect(() => {
    if (!atHand) void readComponentCode(url)
  }, [url, atHand])

  return atHand ?? latest
}
