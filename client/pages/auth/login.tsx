import { usePage } from '@inertiajs/react'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'
import { EmailField } from './parts/email-field.tsx'
import { PasskeySignIn } from './parts/passkey-sign-in.tsx'
import { SocialButtons } from './parts/social-buttons.tsx'

export default function Login({ next, csrfToken, social }: Pages['auth/login']) {
  const { errors } = usePage().props

  return (
    <>
      <PageHead title="Sign in" description={`Sign in to your ${site.name} account.`} />
      <AuthHeading title="Sign in">
        New here? <Link href={urls.register(next ?? undefined)}>Create an account</Link>
      </AuthHeading>
      <AuthForm
        action={urls.login()}
        csrfToken={csrfToken}
        next={next}
        clearOnError={['password']}
        submit="Sign in"
        busy="Signing in…"
      >
        <EmailField />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
          <Checkbox label="Remember me" name="remember" />
          <Link alone href={urls.forgotPassword()} className="text-sm">
            Forgot your password?
          </Link>
        </div>
      </AuthForm>
      <PasskeySignIn next={next} />
      <SocialButtons social={social} csrfToken={csrfToken} next={next} verb="Continue with" action={urls.social} />
    </>
  )
}
