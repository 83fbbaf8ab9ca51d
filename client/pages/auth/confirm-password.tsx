import { usePage } from '@inertiajs/react'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'

export default function ConfirmPassword({ next, csrfToken }: Pages['auth/confirm-password']) {
  const { errors, auth } = usePage().props

  return (
    <>
      <PageHead title="Confirm your password" />
      <AuthHeading title="Is it still you?">What comes next is only for you. Give your password once more.</AuthHeading>
      <AuthForm
        action={urls.confirmPassword()}
        csrfToken={csrfToken}
        next={next}
        clearOnError={['password']}
        submit="Go on"
        busy="Checking…"
      >
        {/* Tells password managers whose password is asked for. */}
        <input type="hidden" name="username" autoComplete="username" value={auth.user?.email} readOnly />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
      </AuthForm>
      <p className="mt-6 text-sm text-muted">
        <Link href={urls.forgotPassword()}>Forgot your password?</Link>
      </p>
    </>
  )
}
