import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'
import { EmailField } from './parts/email-field.tsx'

export default function ForgotPassword({ csrfToken }: Pages['auth/forgot-password']) {
  return (
    <>
      <PageHead title="Forgot password" />
      <AuthHeading title="Forgot your password?">
        Enter the email address of your account, and we will send you a link to choose a new password.
      </AuthHeading>
      <AuthForm action={urls.forgotPassword()} csrfToken={csrfToken} submit="Send the link" busy="Sending…">
        <EmailField />
      </AuthForm>
      <p className="mt-6 text-sm text-muted">
        <Link alone href={urls.login()}>
          Back to sign in
        </Link>
      </p>
    </>
  )
}
