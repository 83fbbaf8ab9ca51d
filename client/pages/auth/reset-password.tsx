import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button.tsx'
import { NewPasswordField } from '#client/ui/new-password-field.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'

export default function ResetPassword({ token, isUsable, csrfToken }: Pages['auth/reset-password']) {
  const { errors } = usePage().props

  if (!isUsable) {
    return (
      <>
        <PageHead title="Choose a new password" />
        <AuthHeading title="This link no longer works">
          It has already been used, has expired, or was replaced by a newer one. Request a new link below.
        </AuthHeading>
        <ButtonLink href={urls.forgotPassword()} size="lg" className="mt-8 w-full">
          Send a new link
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <PageHead title="Choose a new password" />
      <AuthHeading title="Choose a new password">Changing it signs you out in every browser.</AuthHeading>
      <AuthForm
        action={urls.resetPassword(token)}
        csrfToken={csrfToken}
        clearOnError={['password']}
        submit="Change password"
        busy="Changing…"
      >
        <NewPasswordField label="New password" name="password" error={errors.password} />
      </AuthForm>
    </>
  )
}
