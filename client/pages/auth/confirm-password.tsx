import { usePage } from '@inertiajs/react'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'
import { SocialButtons } from './parts/social-buttons.tsx'

type Props = Pages['auth/confirm-password']

export default function ConfirmPassword({ hasPassword, ...props }: Props) {
  return (
    <>
      <PageHead title={hasPassword ? 'Confirm your password' : 'Confirm your identity'} />
      {hasPassword ? <ByPassword {...props} /> : <ByOtherSite {...props} />}
    </>
  )
}

function ByPassword({ next, csrfToken }: Omit<Props, 'hasPassword'>) {
  const { errors, auth } = usePage().props

  return (
    <>
      <AuthHeading title="Confirm your password">
        For your security, enter your password again before you continue.
      </AuthHeading>
      <AuthForm
        action={urls.confirmPassword()}
        csrfToken={csrfToken}
        next={next}
        clearOnError={['password']}
        submit="Continue"
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
        <Link alone href={urls.forgotPassword()}>
          Forgot your password?
        </Link>
      </p>
    </>
  )
}

/** For who came with the account of another site and never set a password. */
function ByOtherSite({ next, csrfToken, social }: Omit<Props, 'hasPassword'>) {
  return (
    <>
      <AuthHeading title="Confirm your identity">
        For your security, confirm who you are before you continue. Your account has no password.
        {social.length > 0 && ' Use the account you sign in with.'}
      </AuthHeading>
      <div className="mt-5">
        <SocialButtons
          social={social}
          csrfToken={csrfToken}
          next={next}
          verb="Confirm with"
          action={urls.confirmSocial}
        />
      </div>
      <p className="mt-6 text-sm text-muted">
        Or{' '}
        <Link alone href={urls.forgotPassword()}>
          have a link sent to you to set a password
        </Link>
        , and sign in with it.
      </p>
    </>
  )
}
