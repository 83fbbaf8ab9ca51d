import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'

const refusals = {
  expired: { title: 'This link is too old', text: 'Sign in and have a new one sent to you.' },
  invalid: {
    title: 'This link does not work',
    text: 'It belongs to another address, or a part of it was lost. Copy the whole link, or have a new one sent to you.',
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
      <AuthHeading title="Confirm your email address">One more press, and the address is yours.</AuthHeading>
      <AuthForm
        action={urls.verifyEmailLink(token)}
        csrfToken={csrfToken}
        submit="Confirm this address"
        busy="Confirming…"
      />
    </>
  )
}
