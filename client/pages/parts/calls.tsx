import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button.tsx'
import { urls } from '#shared/urls.ts'

/** The next step: an account for a guest, the app for whoever has one. */
export function Calls() {
  const signedIn = usePage().props.auth.user !== null

  return (
    <div className="flex flex-wrap gap-3">
      {signedIn ? (
        <ButtonLink href={urls.app()} size="xl">
          Open the library
        </ButtonLink>
      ) : (
        <>
          <ButtonLink href={urls.register()} size="xl">
            Create a free account
          </ButtonLink>
          <ButtonLink href={urls.login()} size="xl" variant="secondary-alt">
            Sign in
          </ButtonLink>
        </>
      )}
    </div>
  )
}
