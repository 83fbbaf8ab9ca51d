import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'

export default function VerifyEmail({ email, csrfToken }: Pages['auth/verify-email']) {
  return (
    <>
      <PageHead title="Confirm your email address" />
      <AuthHeading title="Check your inbox">
        We sent a link to <strong className="font-medium text-ink">{email}</strong>. Open it to confirm that the address
        is yours. If nothing arrives, check your spam folder.
      </AuthHeading>
      <AuthForm action={urls.verifyEmail()} csrfToken={csrfToken} submit="Send it again" busy="Sending…" />
      <p className="mt-6 text-sm text-muted">
        Wrong address? <Link href={urls.profile()}>Change it</Link>, or{' '}
        <Link href={urls.app()}>continue without confirming</Link>.
      </p>
    </>
  )
}
