/** How this browser likes its code: remembered across components, pages and tabs. */
import { api } from '#client/api.ts'
import { encodeColors } from '#shared/recolor/ramp-code.ts'
import { snippetStorageKey } from '#shared/site.ts'
import {
  defaultPreferences as defaults,
  readPreferences,
  type SnippetPreferences,
} from '#shared/snippet/preferences.ts'
import { defaultStyle, type SnippetStyle } from '#shared/snippet/style.ts'
import { urls, type SnippetColors, type SnippetWishes } from '#shared/urls.ts'
import { keptInBrowser } from './kept-in-browser.ts'

export { primaryFamilies, readPreferences, type SnippetPreferences } from '#shared/snippet/preferences.ts'

const { current, keep, useKept } = keptInBrowser<SnippetPreferences>({
  key: snippetStorageKey,
  read: readPreferences,
  atFirst: defaults,
})

/** What is chosen now, for what is done once and need not follow. In the browser only. */
export const currentPreferences = current

/** Whether somebody is signed in, whose account keeps each choice. */
let signedIn = false
/** Whether a choice was made on this page load; it is newer than what a page was sent with. */
let picked = false
/** Choices reach the account in the order they were made. */
let saving: Promise<unknown> = Promise.resolve()

/** Chooses, here and in the account of who is signed in. */
export function changePreferences(part: Partial<SnippetPreferences>) {
  picked = true
  // Other colours are not made of what was written for these.
  keep({ ...current(), ...(part.primary && { brand: null }), ...part })
  if (!signedIn) return
  const body = { ...current() }
  // The answer is not read: the browser has the choice already, and the account gets it with the next one.
  saving = saving.then(() => api(urls.settingsSnippets(), { method: 'PUT', body }).catch(() => {}))
}

/** Takes over what the account of who is signed in has kept; `account` is null for a guest. */
export function followPreferences(account: { saved: SnippetPreferences | null } | null) {
  signedIn = account !== null
  if (account?.saved && !picked) keep(account.saved)
}

/** Forgets that whoever used this page before made a choice. */
export function forgetPreferencePick() {
  picked = false
}

export function useSnippetPreferences() {
  return [useKept(), changePreferences] as const
}

/** The colours of code and previews, without what is the default anyway. */
export function chosenColors({ primary, secondary }: SnippetPreferences): SnippetColors {
  return {
    ...(primary !== defaults.primary && { primary: encodeColors(primary) }),
    ...(secondary !== defaults.secondary && { secondary: encodeColors(secondary) }),
  }
}

/** What an address of code must say: the colours and the style, without what is the default anyway. */
export function chosenWishes(preferences: SnippetPreferences): SnippetColors & SnippetWishes {
  const { style } = preferences
  const differing = (Object.keys(defaultStyle) as (keyof SnippetStyle)[]).filter(
    (key) => style[key] !== defaultStyle[key],
  )
  const words = differing.map((key) => [key, key === 'semicolons' ? 'yes' : String(style[key])])
  return { ...chosenColors(preferences), ...(Object.fromEntries(words) as SnippetWishes) }
}
