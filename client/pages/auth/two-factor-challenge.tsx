import { usePage } from '@inertiajs/react'
import { Field } from '#client/ui/field.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'
import { PasskeySignIn } from './parts/passkey-sign-in.tsx'

export default function TwoFactorChallenge({ recovery, hasPasskey, csrfToken }: Pages['auth/two-factor-challenge']) {
  const { errors } = usePage().props
  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, required: true } as const

  return (
    <>
      <PageHead title="Two-factor authentication" />
      <AuthHeading title={recovery ? 'Use a recovery code' : 'Enter your code'}>
        {recovery
          ? 'Enter one of the ten codes you saved when you turned on two-factor authentication. Each works once.'
          : 'Open your authenticator app and enter the six digits it shows.'}
      </AuthHeading>
      <AuthForm
        key={String(recovery)}
        action={urls.twoFactorChallenge()}
        csrfToken={csrfToken}
        clearOnError={[recovery ? 'recovery_code' : 'code']}
        submit="Sign in"
        busy="Checking…"
      >
        {recovery ? (
          <Field
            label="Recovery code"
            name="recovery_code"
            autoComplete="off"
            error={errors.recovery_code}
            inputClassName="font-mono"
            {...plain}
          />
        ) : (
          <Field
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            inputClassName="font-mono tracking-widest"
            error={errors.code}
            {...plain}
          />
        )}
      </AuthForm>
      {hasPasskey && <PasskeySignIn next={null} label="Use a passkey" />}
      <p className="mt-6 text-sm text-muted">
        {recovery ? (
          <Link href={urls.twoFactorChallenge()}>Use the authenticator app instead</Link>
        ) : (
          <Link href={urls.twoFactorChallenge(true)}>Use a recovery code instead</Link>
        )}
      </p>
    </>
  )
}
