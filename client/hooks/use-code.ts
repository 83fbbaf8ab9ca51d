/** The code of components, fetched when it is wanted. */
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { createFetchCache, type Fetched, useFetched } from '#client/fetched.ts'
import { chosenWishes, type SnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import type { CodeAnswer } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export type Code = Fetched<CodeAnswer>

/** Answers by address; a few hundred are some ten megabytes. */
const answers = createFetchCache<CodeAnswer>((url) => api(url), 300)
/** The address whose answer came last, by component and flavour: it stays in view until another one is there. */
const latest = new Map<string, string>()
/** What is in view somewhere now. */
const inView = new Set<{ path: string; flavour: Flavour }>()

const addressOf = (path: string, flavour: Flavour, preferences: SnippetPreferences) =>
  urls.appCode(path, flavour, chosenWishes(preferences))

/** Fetches once; does nothing when the code is there or on its way. Null where it could not be had. */
export async function loadCode(path: string, flavour: Flavour, preferences: SnippetPreferences) {
  const url = addressOf(path, flavour, preferences)
  const answer = await answers.load(url)
  if (answer) latest.set(`${path} ${flavour}`, url)
  return answer
}

/** What one person may read is not left for the next. */
export function forgetCode() {
  answers.clear()
  latest.clear()
}

/** Fetches what is in view in other colours or another style, before they are chosen. */
export function prepareCode(preferences: SnippetPreferences) {
  for (const { path, flavour } of inView) void answers.load(addressOf(path, flavour, preferences))
}

/** Fetches everything kept again, as when a component was compiled anew while developing. */
export const refreshCode = () => answers.refresh()

export function useCode(path: string, preferences: SnippetPreferences) {
  const { flavour } = preferences
  const url = addressOf(path, flavour, preferences)
  const own = useFetched(answers, url)
  const before = own.state === 'loading' ? answers.peek(latest.get(`${path} ${flavour}`) ?? '') : own
  const code: Code = before.state === 'ready' ? before : own
  useEffect(() => {
    const place = { path, flavour }
    inView.add(place)
    return () => void inView.delete(place)
  }, [path, flavour])
  useEffect(() => {
    if (answers.peek(url).state !== 'error') void loadCode(path, flavour, preferences)
  }, [url, path, flavour, preferences])

  return { code, busy: own.state === 'loading', retry: () => void loadCode(path, flavour, preferences) }
}
