import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'

export default function TeamInvitation({ token, invitation, csrfToken }: Pages['auth/team-invitation']) {
  const { auth } = usePage().props
  const here = urls.teamInvitation(token)

  if (!invitation) {
    return (
      <>
        <PageHead title="Invitation" />
        <AuthHeading title="This invitation is no longer valid">
          It has been used, withdrawn or has expired. Ask the person who invited you for a new one.
        </AuthHeading>
        <ButtonLink href={auth.user ? urls.app() : urls.home()} size="lg" className="mt-8 w-full">
          {auth.user ? 'Open the library' : 'Go to the home page'}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <PageHead title={`Join ${invitation.owner}’s team`} />
      <AuthHeading title={`Join ${invitation.owner}’s team`}>
        A seat is reserved for {invitation.email}. It gives you the code of every component.
      </AuthHeading>
      {auth.user ? (
        <>
          <p className="mt-4 text-sm wrap-anywhere text-ink">You join as {auth.user.email}.</p>
          <AuthForm action={here} csrfToken={csrfToken} submit="Join the team" busy="Joining…" />
        </>
      ) : (
        <div className="mt-8 grid gap-3">
          <ButtonLink href={urls.register(here)} size="lg" className="w-full">
            Create an account to join
          </ButtonLink>
          <ButtonLink href={urls.login(here)} size="lg" variant="secondary-alt" className="w-full">
            Sign in to join
          </ButtonLink>
        </div>
      )}
    </>
  )
}
