import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { forgetCode } from './use-code.ts'
import { forgetFavouriteIcons } from './favourite-icons.ts'
import { forgetCollections } from './use-in-collection.ts'
import { forgetFavourites } from './use-favourite.ts'
import { followAccount, forgetPick, useDarkMode } from './use-dark-mode.ts'
import { followPreferences, forgetPreferencePick } from './use-snippet-preferences.ts'

/** In the auth layout the theme is this browser's, whoever is signed in. */
type Options = { themeOfBrowser?: boolean }

/** Keeps this browser in step with whoever is signed in: the theme, and what was fetched for the person before. */
export function useAccount({ themeOfBrowser = false }: Options = {}) {
  const user = usePage().props.auth.user
  const preference = themeOfBrowser ? null : (user?.opt_app_dark_mode ?? null)
  const last = useRef<{ email: string | null }>(null)
  useDarkMode()

  // Whose page it is matters once it is alive; the server draws it for many.
  useEffect(() => {
    const email = user?.email ?? null
    if (last.current && last.current.email !== email) {
      forgetPick()
      forgetPreferencePick()
      forgetCode()
      forgetFavourites()
      forgetCollections()
      forgetFavouriteIcons()
    }
    last.current = { email }
    followAccount(preference)
    followPreferences(user && { saved: user.snippet_defaults })
  }, [user, preference])
}
