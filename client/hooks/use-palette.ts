/** The colours of previews, fetched for many at once. */
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { createFetchCache, useFetched } from '#client/fetched.ts'
import { chosenColors, type SnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { defined } from '#shared/defined.ts'
import { urls } from '#shared/urls.ts'

type Colours = Pick<SnippetPreferences, 'primary' | 'secondary'>

type Request = { paths: string[]; answer: Promise<Record<string, string>> }

/** Everything asked for in this turn, by the query of its colours: it comes with one request. */
const requests = new Map<string, Request>()

/** Stylesheets by path and query; a page of previews in every colour is some hundreds of a few kilobytes. */
const palettes = createFetchCache(fetchPalette, 2000)

async function fetchPalette(key: string): Promise<string> {
  const [path = '', query = ''] = key.split(' ')
  const request = requests.get(query) ?? openRequest(query)
  request.paths.push(path)
  return defined((await request.answer)[path], `The stylesheet of ${path}`)
}

function openRequest(query: string): Request {
  const paths: string[] = []
  const colors = Object.fromEntries(new URLSearchParams(query))
  const answer = Promise.resolve().then(() => {
    requests.delete(query)
    return api<Record<string, string>>(urls.previewPalettes(paths, colors))
  })
  const request = { paths, answer }
  requests.set(query, request)
  return request
}

/** The same for the same colours; "" for the design's own. */
export const colourKey = (colours: Colours) => Object.values(chosenColors(colours as SnippetPreferences)).join(' ')
const keyOf = (path: string, colours: Colours) =>
  `${path} ${new URLSearchParams(chosenColors(colours as SnippetPreferences))}`

/** Fetches what is not there yet. After a failure the previews keep the colours they have, and the next change asks again. */
export function loadPalette(path: string, colours: Colours) {
  if (colourKey(colours) !== '') void palettes.load(keyOf(path, colours))
}

/** The paths of the previews that are alive somewhere now. */
const alive = new Set<{ path: string }>()

/** Fetches the colours of every living preview before they are chosen. */
export function preparePalettes(colours: Colours) {
  for (const { path } of alive) loadPalette(path, colours)
}

/** Counts a preview among those that are prepared for other colours. */
export function useLivingPreview(path: string) {
  useEffect(() => {
    const preview = { path }
    alive.add(preview)
    return () => void alive.delete(preview)
  }, [path])
}

/** The stylesheet of a preview in these colours; null while it is not there, and when it is not wanted. */
export function usePalette(path: string, colours: Colours | undefined, wanted: boolean): string | null {
  const fetched = useFetched(palettes, wanted && colours ? keyOf(path, colours) : '')
  const own = wanted && colours && colourKey(colours) === '' ? '' : null
  const palette = fetched.state === 'ready' ? fetched.answer : own
  useEffect(() => {
    if (wanted && colours && palette === null) loadPalette(path, colours)
  }, [path, colours, wanted, palette])
  return palette
}
