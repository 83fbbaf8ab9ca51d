import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'

const refusals = {
  expired: { title: 'This link has expired', text: 'Sign in and request a new one.' },
  invalid: {
    title: 'This link does not work',
    text: 'It belongs to another address, or part of it is missing. Copy the whole link, or request a new one.',
  },
}

export default function VerifyEmailLink({ token, state, csrfToken }: Pages['auth/verify-email-link']) {
  if (state !== 'open') {
    const { title, text } = refusals[state]
    return (
      <>
        <PageHead title={title} />
        <AuthHeading title={title}>{text}</AuthHeading>
        <ButtonLink href={urls.verifyEmail()} size="lg" className="mt-8 w-full">
          Send a new link
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <PageHead title="Confirm your email address" />
      <AuthHeading title="Confirm your email address">
        Press the button to confirm that this address is yours.
      </AuthHeading>
      <AuthForm
        action={urls.verifyEmailLink(token)}
        csrfToken={csrfToken}
        submit="Confirm this address"
        busy="Confirming…"
      />
    </>
  )
}
