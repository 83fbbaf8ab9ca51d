import { flavourTitles } from '#client/flavour-titles.ts'
import { chosenWishes, type SnippetPreferences, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import { nameOf } from '#shared/recolor/palette.ts'
import { urls } from '#shared/urls.ts'

/** Components, or what holds some. */
type Which = Parameters<typeof urls.codeZip>[0] | { collection: string } | { set: string }
type Wishes = Parameters<typeof urls.codeZip>[2]

function addressOf(which: Which, flavour: Flavour, wishes: Wishes): string {
  if ('collection' in which) return urls.collectionZip(which.collection, flavour, wishes)
  return 'set' in which ? urls.setZip(which.set, flavour, wishes) : urls.codeZip(which, flavour, wishes)
}

/** Where the zip of some code is, written as this browser likes its code, and how that is. */
export function useCodeZip(which: Which) {
  const [preferences, change] = useSnippetPreferences()
  const { flavour, file } = preferences
  const label = flavour === 'react' && file === 'JSX' ? ({ file } as const) : {}
  const wishes = { ...label, ...chosenWishes(preferences) }
  const href = addressOf(which, flavour, wishes)
  return { href, flavour, change, profile: profileOf(preferences) }
}

/** "React in TSX, Tailwind CSS v4, blue and gray" */
function profileOf({ flavour, file, primary, secondary, style }: SnippetPreferences): string {
  const language = `${flavourTitles[flavour]}${flavour === 'react' ? ` in ${file === 'JSX' ? 'JSX' : 'TSX'}` : ''}`
  return `${language}, Tailwind CSS ${style.tailwind}, ${nameOf(primary)} and ${nameOf(secondary)}`
}
