import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { forgetCode } from './use-code.ts'
import { forgetFavouriteIcons } from './favourite-icons.ts'
import { forgetFavourites } from './use-favourite.ts'
import { followAccount, forgetPick, useDarkMode } from './use-dark-mode.ts'
import { followPreferences, forgetPreferencePick } from './use-snippet-preferences.ts'

/** In the auth layout the theme is this browser's, whoever is signed in. */
type Options = { themeOfBrowser?: boolean }

/** Keeps this browser in step with whoever is signed in: the theme, and what was fetched for the person before. */
export function useAccount({ themeOfBrowser = false }: Options = {}) {
  const user = usePage().props.auth.user
  const email = user?.email ?? null
  const preference = themeOfBrowser ? null : (user?.opt_app_dark_mode ?? null)
  const lastEmail = useRef(email)
  useDarkMode()

  useEffect(() => {
    if (lastEmail.current !== email) {
      lastEmail.current = email
      forgetPick()
      forgetPreferencePick()
      forgetCode()
      forgetFavourites()
      forgetFavouriteIcons()
    }
    followAccount(preference)
  }, [email, preference])

  const snippets = user?.snippet_defaults ?? null
  useEffect(() => {
    followPreferences(email === null ? null : { saved: snippets })
  }, [email, snippets])
}
