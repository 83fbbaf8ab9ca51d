import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { followAccount, forgetPick, useDarkMode } from './use-dark-mode.ts'

/** Keeps the document's theme in step with whoever is signed in; every layout calls it once. */
export function useAccountTheme() {
  const user = usePage().props.auth.user
  const email = user?.email ?? null
  const preference = user?.opt_app_dark_mode ?? null
  const lastEmail = useRef(email)
  useDarkMode()

  useEffect(() => {
    if (lastEmail.current !== email) forgetPick()
    lastEmail.current = email
    followAccount(preference)
  }, [email, preference])
}
